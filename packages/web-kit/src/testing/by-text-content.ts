/** Matches the innermost element with the text content `text`, even if a part of the text, such as a name, is in a nested element. */
export function byTextContent(text: string) {
  return (_ownText: string, element: Element | null): boolean =>
    hasText(element, text) && !Array.from(element?.children ?? []).some((part) => hasText(part, text));
}

function hasText(element: Element | null, text: string): boolean {
  return element?.textContent.trim() === text;
}
