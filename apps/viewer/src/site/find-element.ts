/** The element of the page that matches a selector. @throws Error when the page has none, or one of another kind */
export function findElement<T extends HTMLElement>(root: ParentNode, selector: string, kind: abstract new () => T): T {
  const found = root.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`The page has no ${kind.name} that matches ${selector}`);
  return found;
}
