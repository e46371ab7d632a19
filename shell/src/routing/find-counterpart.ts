type Roots = { from: Element; to: Element };

/** The element in `to` that corresponds to one in `from`: same tag, same text, same link target. Null if there is none. */
export function findCounterpart(element: Element | null, { from, to }: Roots): HTMLElement | null {
  if (element === null) {
    return null;
  }
  const index = findAlike(element, from).findIndex((one) => one === element);
  return (index === -1 ? undefined : findAlike(element, to)[index]) ?? null;
}

function findAlike(element: Element, root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(element.localName)].filter(
    (other) =>
      other.textContent === element.textContent &&
      other.getAttribute('href') === element.getAttribute('href'),
  );
}
