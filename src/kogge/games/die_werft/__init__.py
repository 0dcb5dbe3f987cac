"""Die Werft (Shipyard), by Vladimír Suchý, 2009: ships are built, fitted out and tested in one's own canals."""
