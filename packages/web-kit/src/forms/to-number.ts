/** What a number field holds; what cannot be parsed becomes 0. */
export function toNumber(typed: unknown): number {
  const number = Number(typed);
  return Number.isFinite(number) ? number : 0;
}
