/** Matches the innermost element that reads as `text`, also where a part of it, such as a name, has an element of its own. */
export function words(text: string) {
  return (_ownText: string, element: Element | null): boolean =>
    element?.textContent === text && !Array.from(element.children).some((part) => part.textContent === text);
}
