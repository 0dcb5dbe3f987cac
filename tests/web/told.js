// Numbers that are drawn but not told with a word: neither in the label of what they stand on nor beside letters of their own block.
// What is only printed there, whatever the position (the marks of a scale), carries data-print.
() => {
  const faults = [];
  const table = document.querySelector('main.table');
  if (!table) return []; // the game is over
  const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  const words = (text) => /\p{L}{2,}/u.test(text ?? '');
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const number = node.data.trim().match(/\d+/)?.[0];
    const element = node.parentElement;
    if (!number || element.closest('kbd, .hidden, title, .log, .traveller, .trail, [data-print]') || !element.checkVisibility({ visibilityProperty: true })) continue;
    const named = element.closest('[aria-label]:is([role=img], [role=button], button)');
    if (named) {
      if (!new RegExp(`(?<!\\d)${number}(?!\\d)`).test(named.getAttribute('aria-label'))) faults.push(`${number} is not in “${named.getAttribute('aria-label')}”`);
      continue;
    }
    const unread = element.closest('[aria-hidden=true]');
    if (unread?.matches('.would')) {
      // the prompt's echo of what is pointed at, which is told where it is pointed at
      const told = [...document.querySelectorAll('.place.legal, [data-action]')].some((each) => (each.getAttribute('aria-label') ?? each.textContent).includes(unread.textContent.trim()));
      if (!told) faults.push(`“${unread.textContent}” is for the eye alone`);
      continue;
    }
    if (unread) {
      const told = [...unread.parentElement.querySelectorAll('[aria-label], .hidden, .pause')].some((each) => (each.getAttribute('aria-label') ?? each.textContent).includes(number));
      if (!told) faults.push(`${number} is for the eye alone (${unread.parentElement.getAttribute('aria-label') ?? unread.parentElement.className})`);
      continue;
    }
    const block = element.closest('button, li, p, h1, h2, h3, h4, dl > div, .sum, .item, .vessel, .count, .chip, .card, .good, .points, text') ?? element;
    const names = [...block.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label')).join(' ');
    if (!words(block.textContent) && !words(names)) faults.push(`${number} stands alone (${element.closest('[class]')?.getAttribute('class')?.slice(0, 40)} in ${element.closest('[aria-label]')?.getAttribute('aria-label')?.slice(0, 40)})`);
  }
  return [...new Set(faults)];
}
