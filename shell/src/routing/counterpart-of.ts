type Places = { from: Element; to: Element };

/** What stands in `to` for an element of `from`: of the same kind, with the same words and the same target. Null where nothing does. */
export function counterpartOf(element: Element | null, { from, to }: Places): HTMLElement | null {
  if (element === null) {
    return null;
  }
  const place = alike(element, from).findIndex((one) => one === element);
  return (place === -1 ? undefined : alike(element, to)[place]) ?? null;
}

function alike(element: Element, place: Element): HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>(element.localName)].filter(
    (other) =>
      other.textContent === element.textContent &&
      other.getAttribute('href') === element.getAttribute('href'),
  );
}
