const second = 1000;
const hour = 3600 * second;
const first = [1, 5, 30, 120, 600].map((seconds) => seconds * second);
const givenUpAfter = first.length + 72;

/** Quickly at first, so that nobody waits on their own machine; then hourly for three days, then never. */
export function retryAfter(attempts: number): number | undefined {
  return attempts > givenUpAfter ? undefined : (first[attempts - 1] ?? hour);
}
