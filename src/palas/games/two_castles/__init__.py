"""Two Castles (Between Two Castles of Mad King Ludwig) by Ben Rosset and Matthew O'Malley."""
