/** Returns a function that reads each id at most once, for the length of one call. */
export function readOnce<Found>(read: (id: string) => Promise<Found>): (id: string) => Promise<Found> {
  const found = new Map<string, Promise<Found>>();
  return (id) => {
    const reading = found.get(id) ?? read(id);
    found.set(id, reading);
    return reading;
  };
}
