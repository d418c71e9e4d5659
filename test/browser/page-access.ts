import axe from 'axe-core';
import type { Result, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** WCAG 2.0, 2.1 and 2.2, levels A and AA. */
export const WCAG: RunOptions = { runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] } };

/** What axe finds and a filter keeps, one line each: the rule, the place and what is wrong there. */
export async function violations(page: Page, options: RunOptions, isKept: (found: Result) => boolean = () => true): Promise<string[]> {
  await page.evaluate(axe.source);
  const found = await page.evaluate(async (given) => {
    const { axe: run } = window as unknown as { axe: typeof axe };
    return (await run.run(document, { ...given, resultTypes: ['violations'] })).violations;
  }, options);
  return found
    .filter(isKept)
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id} ${node.target.join(' ')}: ${node.failureSummary ?? ''}`));
}

/** What hinders visitors who read, hear or touch a page, one line each; the rules are named after WCAG 2.2 success criteria. */
export async function hindrances(page: Page): Promise<string[]> {
  return [...(await page.evaluate(structureFaults)), ...(await page.evaluate(contrastFaults))];
}

/** Where Tab leads, from the canvas on until it leaves the page: the names of what has the focus. */
export async function focusOrder(page: Page): Promise<string[]> {
  await page.locator('canvas').focus();
  const names: string[] = [];
  for (let stops = 0; stops < 60; stops++) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const { activeElement: at } = document;
      if (!at || at === document.body || at.tagName === 'CANVAS') return null;
      const { outlineStyle, outlineWidth } = getComputedStyle(at);
      const isSeen = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      return `${at.getAttribute('aria-label') ?? at.textContent?.trim() ?? ''}${isSeen ? '' : ' (no outline)'}`;
    });
    if (name === null) break;
    names.push(name);
  }
  return names;
}

/** Buttons and links that lie outside the page, upon each other, or are too small to be touched (2.5.8: 24 pixels). */
export function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = [...document.querySelectorAll<HTMLElement>('button, a, summary')]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest('dialog:not([open])'))
      .map((each) => ({ name: each.getAttribute('aria-label') ?? each.textContent ?? '', box: each.getBoundingClientRect() }));
    const out = targets.filter(({ box }) => box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight);
    const small = targets.filter(({ box }) => box.width < 24 || box.height < 24);
    const laps = targets.flatMap((a, i) =>
      targets.slice(i + 1).flatMap((b) => {
        const width = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const height = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        return width > 1 && height > 1 ? [`${a.name} lies upon ${b.name}`] : [];
      }),
    );
    return [...out.map(({ name }) => `${name} is outside`), ...small.map(({ name }) => `${name} is too small`), ...laps];
  });
}

/** The share of the page that visible overlays cover: the sum of the rectangles of what is painted, without what lies inside another. */
export function overlayShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const isPainted = (each: Element): boolean => {
      const { backgroundColor, backgroundImage, borderTopWidth, borderTopStyle } = getComputedStyle(each);
      const hasText = [...each.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');
      const hasBorder = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
      return hasText || hasBorder || backgroundImage !== 'none' || !/, 0\)$|transparent/.test(backgroundColor) || each.tagName === 'svg';
    };
    const painted = [...document.querySelectorAll('.hud *')].filter(
      (each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && isPainted(each),
    );
    const outermost = painted.filter((each) => !painted.some((other) => other !== each && other.contains(each)));
    const area = outermost.reduce((sum, each) => {
      const { width, height } = each.getBoundingClientRect();
      return sum + width * height;
    }, 0);
    return area / (innerWidth * innerHeight);
  });
}

/** Runs in the page: language, title, landmarks, headings, names, ids and references (1.3.1, 2.4.2, 3.1.1, 4.1.2). */
function structureFaults(): string[] {
  const faults: string[] = [];
  const seen = <T extends Element>(selector: string): T[] =>
    [...document.querySelectorAll<T>(selector)].filter((each) => each.checkVisibility({ visibilityProperty: true }));
  const nameOf = (each: Element): string => {
    const by = each.getAttribute('aria-labelledby');
    const label = each instanceof HTMLInputElement ? each.labels?.[0]?.textContent : null;
    const text = by === null ? (label ?? each.textContent) : document.getElementById(by)?.textContent;
    return (each.getAttribute('aria-label') ?? text ?? '').trim();
  };
  if (!/^[a-z]{2}/.test(document.documentElement.lang)) faults.push('the page names no language');
  if (document.title.trim() === '') faults.push('the page has no title');
  if (document.querySelectorAll('main').length !== 1) faults.push('the page has not one main landmark');
  if (seen('h1').length !== 1) faults.push(`the page shows ${seen('h1').length} main headings`);
  for (const each of seen('body *')) if (!each.closest('main')) faults.push(`${each.tagName} lies outside the main landmark`);
  for (const each of seen('button, a[href], summary, input, canvas[tabindex], dialog, [role=group], [role=progressbar], section'))
    if (nameOf(each) === '') faults.push(`${each.tagName}.${each.className} has no name`);
  for (const each of seen('img')) if (!each.hasAttribute('alt')) faults.push('a picture says nothing of itself');
  for (const each of seen('[tabindex]')) if (Number(each.getAttribute('tabindex')) > 0) faults.push('a tabindex above 0');
  for (const each of seen('[aria-hidden=true]'))
    if (each.querySelector('button, a[href], input, [tabindex]')) faults.push('a hidden part takes the focus');
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  for (const id of new Set(ids.filter((each, i) => ids.indexOf(each) !== i))) faults.push(`two parts have the id ${id}`);
  const viewport = document.querySelector('meta[name=viewport]')?.getAttribute('content') ?? '';
  if (/user-scalable=no|maximum-scale=1\b/.test(viewport)) faults.push('the page cannot be enlarged');
  return faults;
}

/**
 * Runs in the page: contrast of each text with what lies behind it (1.4.3: 4.5 to 1). Behind glass lies the picture of a world, which may
 * be black or white, so both are tried.
 */
function contrastFaults(): string[] {
  type Colour = [red: number, green: number, blue: number, alpha: number];
  const read = (css: string): Colour => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (css.match(/[\d.]+/g) ?? []).map(Number);
    return [red, green, blue, alpha];
  };
  const over = (top: Colour, under: Colour): Colour => {
    const mixed = [0, 1, 2].map((i) => top[i] * top[3] + under[i] * (1 - top[3]));
    return [mixed[0], mixed[1], mixed[2], 1];
  };
  const luminance = (colour: Colour): number => {
    const [red, green, blue] = colour.slice(0, 3).map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const ratio = (a: Colour, b: Colour): number => {
    const [low, high] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
    return (high + 0.05) / (low + 0.05);
  };
  // The page below is opaque, but the picture covers it: there the search ends.
  const behind = (each: Element, picture: Colour): Colour => {
    const own = read(getComputedStyle(each).backgroundColor);
    const under = each.parentElement;
    if (own[3] === 1 || under === null) return own;
    if (each.classList.contains('hud')) return picture;
    return over(own, each.tagName === 'DIALOG' ? picture : behind(under, picture));
  };
  const faults = new Set<string>();
  const walker = document.createTreeWalker(document.querySelector('.hud') ?? document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: each, textContent: text } = node;
    if (!each?.checkVisibility({ visibilityProperty: true }) || text?.trim() === '' || each.closest('.unseen')) continue;
    for (const shade of [0, 255]) {
      const ground = behind(each, [shade, shade, shade, 1]);
      const found = ratio(over(read(getComputedStyle(each).color), ground), ground);
      if (found < 4.5) faults.add(`"${text?.trim()}" has a contrast of ${found.toFixed(2)} over ${shade === 0 ? 'black' : 'white'}`);
    }
  }
  return [...faults];
}
