"""The server's promises, each seen to fail on a planted defect."""
