interface Properties {
  readonly class?: string;
  readonly text?: string;
  readonly attributes?: Readonly<Record<string, string>>;
}

/** A new element. Text is set as text: what comes from the API is never read as markup. */
export function createElement<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Properties = {},
  children: readonly (Node | string)[] = [],
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  if (properties.class !== undefined) made.className = properties.class;
  if (properties.text !== undefined) made.textContent = properties.text;
  for (const [name, value] of Object.entries(properties.attributes ?? {})) made.setAttribute(name, value);
  made.append(...children);
  return made;
}
