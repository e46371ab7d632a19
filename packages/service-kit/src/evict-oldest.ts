/** Deletes the oldest entries of a map until one more fits within `max`. */
export function evictOldest(entries: Map<string, unknown>, max: number): void {
  const oldest = entries.keys().next();
  if (entries.size >= max && oldest.done === false) {
    entries.delete(oldest.value);
  }
}
