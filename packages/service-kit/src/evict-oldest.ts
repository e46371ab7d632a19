/** Deletes the oldest entry of a map that has `max` entries, so that the map has room for another entry. */
export function evictOldest(entries: Map<string, unknown>, max: number): void {
  const oldest = entries.keys().next();
  if (entries.size >= max && oldest.done === false) {
    entries.delete(oldest.value);
  }
}
