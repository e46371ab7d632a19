/** Removes the Unicode isolates that separate the direction of names from the sentence. */
export function withoutIsolates(text: string): string {
  return text.replaceAll(/[\u2068\u2069]/g, '');
}
