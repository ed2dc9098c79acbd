"""Drawing views in processes of their own, so that a busy server still answers at once."""
