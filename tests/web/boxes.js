// Every fault of the page as it is drawn now, as a line. `least` is the smallest side of whatever can be pressed. A table has to fit its
// window; other pages may be as high as they like.
(least) => {
  const faults = [];
  const table = document.querySelector('main.table') !== null;
  const [W, H] = [innerWidth, table ? innerHeight : Infinity];
  const told = (element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40);
  const where = (element) => {
    const names = [];
    for (let each = element; each && names.length < 3; each = each.parentElement) {
      const name = each.dataset?.place ?? each.dataset?.slot ?? (each.getAttribute('class') ?? '').split(' ')[0].replace(/svelte-.*/, '');
      if (name) names.unshift(name);
    }
    return names.join(' > ');
  };
  const px = (n) => Math.round(n * 10) / 10;
  const styles = new Map();
  const style = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  // what is pointed at comes and goes, and stands in full in the list of actions; a pause is for ears alone
  const unseen = (element) => element.closest('.would, .hidden, .pause, .as-tabs .owner, option, title, desc, script, style, .traveller') !== null;

  /** What an element and all round it let through of a box, and whether what is missing can be scrolled to. */
  const frames = new Map();
  const frame = (element) => {
    if (frames.has(element)) return frames.get(element);
    let found = element.parentElement && style(element).position !== 'fixed' ? frame(element.parentElement) : [];
    const inner = element instanceof SVGElement && element.ownerSVGElement;
    const { overflowX, overflowY } = style(element);
    if (!inner && element !== document.body && element !== document.documentElement && (overflowX !== 'visible' || overflowY !== 'visible')) {
      // its rim shows nothing of what is in it
      const round = element.getBoundingClientRect(), k = round.width / element.offsetWidth;
      const [left, top] = [round.left + k * element.clientLeft, round.top + k * element.clientTop];
      const within = element instanceof HTMLElement ? { left, top, right: left + k * element.clientWidth, bottom: top + k * element.clientHeight } : round;
      const scrolls = ['auto', 'scroll'];
      found = [...found, { box: round, within, element, x: scrolls.includes(overflowX), y: scrolls.includes(overflowY) }];
    }
    frames.set(element, found);
    return found;
  };
  /** The part of a box that is in sight, of words inside the rims of all round them; `cut` where some of it can never be. */
  const clipped = (element, whole, words = false) => {
    let { left, top, right, bottom } = whole;
    let cut = 0;
    for (const { box, within, x, y } of frame(element).toReversed()) {
      const round = words ? within : box;
      if (!x) cut = Math.max(cut, round.left - left, right - round.right);
      if (!y) cut = Math.max(cut, round.top - top, bottom - round.bottom);
      left = Math.max(left, round.left); right = Math.min(right, round.right);
      top = Math.max(top, round.top); bottom = Math.min(bottom, round.bottom);
    }
    return { left, top, right, bottom, cut, shown: right - left > 1 && bottom - top > 1 };
  };

  const slot = (element) => element.closest('[data-slot]');

  /** What is painted over a point of a word, if anything. A piece may lie on what is printed, as on a table. */
  const clear = (colour) => colour === 'none' || /[,/] ?0(\.[0-4]\d*)?\)$/.test(colour);
  const painted = (element) => {
    const { fill, stroke, fillOpacity, backgroundColor, backgroundImage } = style(element);
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    if (!(element instanceof SVGElement)) return !clear(backgroundColor) || backgroundImage !== 'none';
    return element.matches('use') || (fill === 'none' ? !clear(stroke) : !clear(fill) && fillOpacity > 0.5);
  };
  const cover = (element, [x, y]) => {
    for (const each of document.elementsFromPoint(x, y)) {
      if (each.contains(element) || element.contains(each)) return null;
      const piece = each.closest('.moves, .sails, [data-over]');
      if (painted(each) && (!piece || piece.contains(element))) return each;
    }
    return null;
  };
  /** Where the letters of a curved line stand. */
  const letters = (line, size) => {
    const matrix = line.getScreenCTM();
    return Array.from({ length: line.getNumberOfChars() }, (_, i) => {
      const [from, to] = [line.getStartPositionOfChar(i), line.getEndPositionOfChar(i)].map((point) => point.matrixTransform(matrix));
      const long = Math.hypot(to.x - from.x, to.y - from.y) || 1;
      return [(from.x + to.x) / 2 + (0.35 * size * (to.y - from.y)) / long, (from.y + to.y) / 2 - (0.35 * size * (to.x - from.x)) / long];
    });
  };
  // what lets the pointer through is found too
  const touched = document.createElement('style');
  touched.textContent = '* { pointer-events: auto !important; }';
  document.head.append(touched);

  // --- texts ---
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || unseen(element) || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const drawn = element.closest('text');
    let size = parseFloat(style(element).fontSize) * (style(element).fontVariantCaps === 'all-small-caps' ? 0.7 : 1);
    if (drawn) {
      const { a, b, c, d } = drawn.getScreenCTM();
      size *= Math.sqrt(Math.abs(a * d - b * c));
    }
    const field = element.matches('input, textarea, select');
    if (size < (field ? 16 : 12) - 0.05) faults.push(`small text ${px(size)} px: ${told(element)} (${where(element)})`);
    // short words and numbers stand in one line, but for a hyphen of theirs
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    if (!drawn && lines.size > 1 && /^[^\s\u00ad-]{2,12}$/.test(node.data.trim()) && style(element).hyphens !== 'auto') faults.push(`broken: ${told(element)} (${where(element)})`);
    const curved = element.closest('textPath') !== null;
    // a range does not know of lettering that is set narrower
    for (const rect of drawn?.hasAttribute('textLength') ? [drawn.getBoundingClientRect()] : range.getClientRects()) {
      if (rect.width < 1) continue;
      // letters fill the middle of their line
      const middle = (rect.top + rect.bottom) / 2;
      const high = curved ? rect.height / 2 : Math.min(rect.height / 2, size * 0.36);
      const box = { left: rect.left + 0.5, right: rect.right - 0.5, top: middle - high, bottom: middle + high };
      const part = clipped(element, box, true);
      if (part.cut > 1.5) faults.push(`cut by ${px(part.cut)}: ${told(element)} (${where(element)})`);
      if (!part.shown) continue;
      if (part.left < -1 || part.right > W + 1 || (table && part.top < -1) || part.bottom > H + 1) faults.push(`out of the window: ${told(element)} (${where(element)})`);
      const inPart = ([x, y]) => x > part.left && x < part.right && y > part.top && y < part.bottom;
      const points = curved ? letters(drawn, size).filter(inPart) : (part.right - part.left > 20 ? [0.15, 0.5, 0.85] : [0.5]).map((along) => [part.left + (part.right - part.left) * along, (part.top + part.bottom) / 2]);
      // rope is drawn over what it goes round, but for what is raised above it
      const roped = element.closest('.roped');
      if (roped && style(element).zIndex === 'auto') {
        const round = roped.getBoundingClientRect();
        const under = Math.max(round.left + 5 - part.left, part.right - round.right + 5, round.top + 5 - part.top, part.bottom - round.bottom + 5);
        if (under > 1.5) faults.push(`under rope by ${px(under)}: ${told(element)} (${where(element)})`);
      }
      const round = !curved && drawn?.closest('.place.legal')?.querySelector(':scope > .rope');
      if (round && element.compareDocumentPosition(round) & Node.DOCUMENT_POSITION_FOLLOWING) {
        const rope = round.getBoundingClientRect(), wide = (parseFloat(style(round.firstChild).strokeWidth) * drawn.getScreenCTM().a) / 2;
        const under = Math.max(rope.left + wide - part.left, part.right - rope.right + wide);
        const inside = middle > rope.top && middle < rope.bottom && part.left < rope.right && part.right > rope.left;
        if (inside && under > 1.5) faults.push(`under rope by ${px(under)}: ${told(element)} (${where(element)})`);
      }
      const over = element.closest('[data-over]');
      if (!curved) texts.push({ ...part, element, over });
      else for (const [x, y] of points) texts.push({ left: x - size / 4, right: x + size / 4, top: y - size / 4, bottom: y + size / 4, element, over });
      const covering = part.bottom - part.top > 3 && points.map((point) => cover(element, point)).find(Boolean);
      if (covering) faults.push(`painted over by ${covering.tagName} ${where(covering)}: ${told(element)} (${where(element)})`);
      const top = document.elementFromPoint((part.left + part.right) / 2, (part.top + part.bottom) / 2);
      if (top && part.bottom - part.top > 3 && slot(top) !== slot(element) && !top.closest('[data-over]')) faults.push(`covered by ${where(top)}: ${told(element)} (${where(element)})`);
    }
  }
  for (const field of document.querySelectorAll('input:not([type=range], [type=checkbox], [type=radio], [type=file]), textarea, select')) {
    if (field.checkVisibility() && parseFloat(style(field).fontSize) < 16) faults.push(`small input: ${field.name || told(field)} (${where(field)})`);
  }
  texts.sort((a, b) => a.left - b.left);
  texts.forEach((one, i) => {
    for (let j = i + 1; j < texts.length && texts[j].left < one.right; j++) {
      const other = texts[j];
      if (one.over !== other.over || one.element === other.element) continue;
      const [wide, high] = [Math.min(one.right, other.right) - other.left, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)];
      if (wide > 1.5 && high > 1.5) faults.push(`overlap: ${told(one.element)} × ${told(other.element)} (${where(one.element)} × ${where(other.element)})`);
    }
  });

  // --- what can be pressed; a place that only says why not has its equal in the list of answers ---
  const pressed = 'button, a[href], input:not([type=file]), select, textarea, summary, [role=button], [role=tab]';
  for (const element of document.querySelectorAll(pressed)) {
    if (element.disabled || unseen(element) || element.matches('.place.refused, p a, p .link') || (element.matches('a') && style(element).display === 'inline') || !element.checkVisibility({ visibilityProperty: true })) continue;
    const box = (element.closest('label') ?? element).getBoundingClientRect();
    const part = clipped(element.parentElement, box);
    const over = part.shown && !element.matches('.place') ? document.elementFromPoint((part.left + part.right) / 2, (part.top + part.bottom) / 2) : null;
    if (over && !element.contains(over) && !over.contains(element) && !over.closest('[data-over]')) faults.push(`cannot be pressed for ${where(over)}: ${element.getAttribute('aria-label') ?? told(element)} (${where(element)})`);
    // what is drawn on a board may reach over its edge
    const out = table && part.shown ? Math.max(part.bottom - H, part.right - W) : 0;
    if (!element.matches('.place') && Math.max(part.cut, out) > 1.5) faults.push(`cut by ${px(Math.max(part.cut, out))}: ${element.getAttribute('aria-label') ?? told(element)} (${where(element)})`);
    if (Math.min(box.width, box.height) < least - 0.5) faults.push(`small target ${px(box.width)}×${px(box.height)}: ${element.dataset.place ?? told(element)} (${where(element)})`);
  }

  // --- scrolling ---
  const root = document.documentElement;
  if (root.scrollWidth > W) faults.push(`wider than the window by ${root.scrollWidth - W}`);
  if (root.scrollHeight > H) faults.push(`taller than the window by ${root.scrollHeight - H}`);
  for (const [element] of styles) {
    if (['auto', 'scroll'].includes(style(element).overflowX) && element.scrollWidth > element.clientWidth + 1) faults.push(`scrolls sideways: ${where(element)}`);
    const rest = element.scrollHeight - element.clientHeight;
    // a board is cut in the middle of a drawing; a list has to show that it goes on, and only a log, which grows line by line, may go on by little
    if (!['auto', 'scroll'].includes(style(element).overflowY) || rest <= 1 || element.matches('.board-slot') || !element.checkVisibility()) continue;
    if (rest < 12 && !element.matches('.log')) faults.push(`scrolls by no more than ${rest}: ${where(element)}`);
    const [above, below] = ['--above', '--below'].map((name) => parseFloat(style(element).getPropertyValue(name)));
    if (style(element).maskImage === 'none' || above + below < 20) faults.push(`does not show that it goes on: ${where(element)}`);
  }

  // --- the parts of the table: none over another, the four that matter in sight ---
  const slots = [...document.querySelectorAll('[data-slot]')].filter((each) => each.checkVisibility() && !each.closest('[data-over]') && !each.querySelector('[data-slot]')).map((each) => [each.dataset.slot, each.getBoundingClientRect()]);
  slots.forEach(([name, a], i) => slots.slice(i + 1).forEach(([other, b]) => {
    const [wide, high] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
    if (wide > 1 && high > 1) faults.push(`parts overlap: ${name} × ${other}`);
  }));
  for (const name of table ? ['players', 'prompt', 'board', 'dock'] : []) {
    const box = slots.find(([slot]) => slot === name)?.[1];
    if (!box || box.width * box.height === 0) faults.push(`missing: ${name}`);
    else if (box.left < -1 || box.top < -1 || box.right > W + 1 || box.bottom > H + 1) faults.push(`out of sight: ${name}`);
  }
  const inSight = (element) => {
    const part = clipped(element.parentElement, element.getBoundingClientRect());
    return part.shown && part.right > 0 && part.left < W && part.bottom > 0 && part.top < H;
  };
  const offered = [...document.querySelectorAll('.place.legal, .prompt [data-action]')].filter((each) => each.checkVisibility());
  const list = [...document.querySelectorAll('[data-list]')].some((each) => each.checkVisibility() && inSight(each));
  if (table && !offered.some(inSight) && !list) faults.push('nothing that can be done is in sight');
  touched.remove();
  return [...new Set(faults)];
}
