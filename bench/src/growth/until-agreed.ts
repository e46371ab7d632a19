/** Of two readings, how much the larger may be beyond the smaller. */
const agreement = 1.1;

/** Reads until two readings in a row agree; false: not even the last of `most` did, as where others use the machine. */
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
