"""What an eye would see of a page, asked of its layout."""

CUT_OFF = """(name) => [...document.querySelectorAll(name)].filter((one) => {
  const {left, right, top, bottom} = one.getBoundingClientRect();
  return left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1;
}).length"""
"""How many of them the window cuts off."""
