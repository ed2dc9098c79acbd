"""The drawings of the pages: icons, shields, and the four bays of the hall."""
