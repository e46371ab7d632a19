/** The SDK types a reference as an id or, where it was expanded, as the thing itself. */
export function idOf(reference: string | { id: string } | null | undefined): string {
  return typeof reference === 'string' ? reference : (reference?.id ?? '');
}
