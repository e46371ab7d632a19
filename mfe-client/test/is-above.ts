/** Whether one element comes before another in the page. */
export function isAbove(upper: HTMLElement, lower: HTMLElement): boolean {
  return (upper.compareDocumentPosition(lower) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
