"""Drawing in SVG from plain strings: palette, lettering, heraldry, ornaments. Knows no game."""
