"""How databases of earlier versions are brought up to date: one file a step, never changed once released."""
