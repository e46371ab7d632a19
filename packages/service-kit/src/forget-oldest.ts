/** Makes room for one more in a map that must not grow beyond `most`. */
export function forgetOldest(remembered: Map<string, unknown>, most: number): void {
  const oldest = remembered.keys().next();
  if (remembered.size >= most && oldest.done === false) {
    remembered.delete(oldest.value);
  }
}
