/** Maximum ratio of two readings that count as equal. */
const agreement = 1.1;

/** Repeats until two consecutive readings agree; returns false if they never do within `most`, for example on a shared machine. */
export async function untilAgreed(read: () => Promise<number>, most: number): Promise<boolean> {
  let before = await read();
  for (let readings = 1; readings < most; readings += 1) {
    const now = await read();
    if (Math.max(before, now) <= agreement * Math.min(before, now)) {
      return true;
    }
    before = now;
  }
  return false;
}
