// What has to be seen, with its box: words, what can be pressed now, whose it is, what I have, what is chosen, where the focus is.
() => {
  const found = [];
  const add = (what, box) => {
    const [left, top, right, bottom] = [Math.max(0, box.left), Math.max(0, box.top), Math.min(innerWidth, box.right), Math.min(innerHeight, box.bottom)];
    if (right - left > 3 && bottom - top > 3) found.push([what, left, top, right, bottom]);
  };
  const there = (element, box) => {
    const top = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    return element.checkVisibility({ visibilityProperty: true }) && top && (element.contains(top) || top.contains(element) || element.closest('svg')?.contains(top));
  };
  const faint = ':disabled, [aria-disabled=true], .none, .off, .hidden, .unlaid, [opacity], .zero';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (node.data.trim() && !node.parentElement.closest(faint) && there(node.parentElement, box)) add(`the word ${node.data.trim()}`, box);
  }
  for (const [what, selector] of [['place', '.place.legal'], ['flag', 'svg.ic'], ['chip', '.chip'], ['chosen', '[aria-selected=true], [aria-pressed=true]'], ['focus', ':focus-visible']]) {
    for (const element of document.querySelectorAll(selector)) {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      if (!element.closest(faint) && there(element, { left, top, right, bottom })) add(`${what} ${element.dataset.place ?? element.textContent.trim()} in ${element.parentElement.className}`, { left: left - 3, top: top - 3, right: right + 3, bottom: bottom + 3 });
    }
  }
  return found;
}
