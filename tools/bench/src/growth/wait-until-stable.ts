/** Two readings count as equal up to this ratio. */
const maxRatio = 1.1;

/** Reads until two consecutive readings agree. Resolves to false if no two of `maxReadings` did, for example on a shared machine. */
export async function waitUntilStable(read: () => Promise<number>, maxReadings: number): Promise<boolean> {
  let before = await read();
  for (let readings = 1; readings < maxReadings; readings += 1) {
    const now = await read();
    if (Math.max(before, now) <= maxRatio * Math.min(before, now)) {
      return true;
    }
    before = now;
  }
  return false;
}
