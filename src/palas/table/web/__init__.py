"""The web: pages, live updates and the API over one house."""
