/** So many wrong passwords a minute, of all accounts together, are entries of their own. */
const mostListed = 300;

/**
 * How many the `nth` wrong password of a minute stands for in the trail; 0 is no entry. In a flood only the 600th, the
 * 1,200th … are one, each for those since the one before: the count stays true, and the trail grows by its logarithm.
 */
export function failuresListedBy(nth: number): number {
  if (nth <= mostListed) {
    return 1;
  }
  const isDoubled = Number.isInteger(Math.log2(nth / mostListed));
  return isDoubled ? nth / 2 : 0;
}
