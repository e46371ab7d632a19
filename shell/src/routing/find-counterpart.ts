type Roots = { from: Element; to: Element };

/**
 * Returns the element in `to` with the same tag, text and link target as the element in `from`, or null if there is none. Several such
 * elements correspond in document order: the first in `from` to the first in `to`, and so on.
 */
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
