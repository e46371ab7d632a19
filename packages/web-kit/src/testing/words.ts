/** Matches the innermost element that reads as `text`, also where a part of it, such as a name, has an element of its own. */
export function words(text: string) {
  return (_ownText: string, element: Element | null): boolean =>
    reads(element, text) && !Array.from(element?.children ?? []).some((part) => reads(part, text));
}

function reads(element: Element | null, text: string): boolean {
  return element?.textContent.trim() === text;
}
