/** Up to this number of wrong passwords per minute, over all accounts, each has its own entry. */
const maxUnsampled = 300;

/**
 * How many wrong passwords the entry of the `nth` one in a minute stands for; 0: no entry. Above 300, only the 600th, the 1,200th … have an
 * entry, each for those since the previous entry: the count stays correct and the trail grows logarithmically.
 */
export function sampledFailureCount(nth: number): number {
  if (nth <= maxUnsampled) {
    return 1;
  }
  const isDoubled = Number.isInteger(Math.log2(nth / maxUnsampled));
  return isDoubled ? nth / 2 : 0;
}
