"""The table: play in the browser, with friends and bots; the layer with a clock and a store."""
