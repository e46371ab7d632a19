/** Up to this number of wrong passwords per minute, over all accounts, each wrong password has its own entry. */
const maxUnsampled = 300;

/**
 * The number of wrong passwords that the entry for the `nth` wrong password of a minute represents; 0 means no entry. Above 300, only the
 * 600th, the 1,200th and so on have an entry, which represents all wrong passwords since the previous entry. So the trail grows only
 * logarithmically.
 */
export function sampledFailureCount(nth: number): number {
  if (nth <= maxUnsampled) {
    return 1;
  }
  const isDoubled = Number.isInteger(Math.log2(nth / maxUnsampled));
  return isDoubled ? nth / 2 : 0;
}
