/** Deletes the oldest entries of a map until one more fits within `most`. */
export function forgetOldest(remembered: Map<string, unknown>, most: number): void {
  const oldest = remembered.keys().next();
  if (remembered.size >= most && oldest.done === false) {
    remembered.delete(oldest.value);
  }
}
