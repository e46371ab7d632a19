/** Removes the Unicode isolates around names, which keep a name's writing direction from affecting the sentence. */
export function withoutIsolates(text: string): string {
  return text.replaceAll(/[\u2068\u2069]/g, '');
}
