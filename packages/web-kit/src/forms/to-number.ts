/** What a number field holds: `whenEmpty` while nothing stands in it, and 0 where it cannot be parsed. */
export function toNumber(typed: unknown, whenEmpty: number | undefined): number | undefined {
  if (typed === undefined || typed === '') {
    return whenEmpty;
  }
  const number = Number(typed);
  return Number.isFinite(number) ? number : 0;
}
