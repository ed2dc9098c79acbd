"""The drawings of the pages: icons, shields, the roof of the hall and its bays."""
