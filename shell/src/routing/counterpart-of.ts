type Places = { from: Element; to: Element };

/** The element in `to` that corresponds to one in `from`: same tag, same text, same link target. Null if there is none. */
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
