"""Everything drawn in Two Castles: tiles, castles, table and tray, all as SVG text."""
