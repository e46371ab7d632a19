/** Whether `upper` precedes `lower` in the document. */
export function isAbove(upper: HTMLElement, lower: HTMLElement): boolean {
  return (upper.compareDocumentPosition(lower) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
