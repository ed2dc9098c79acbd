"""What a viewer sees of a table: pieces of pages, made only of what the viewer may know."""
