/** A text without the marks that keep the direction of names from their sentence. */
export function withoutIsolates(text: string): string {
  return text.replaceAll(/[\u2068\u2069]/g, '');
}
