/** Maximum ratio of two readings that count as equal. */
const maxRatio = 1.1;

/** Repeats until two consecutive readings agree; returns false if they never do within `maxReadings`, for example on a shared machine. */
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
