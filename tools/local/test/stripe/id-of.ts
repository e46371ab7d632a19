/** The SDK types a reference as an id or, if expanded, as the object itself. */
export function idOf(reference: string | { id: string } | null | undefined): string {
  return typeof reference === 'string' ? reference : (reference?.id ?? '');
}
