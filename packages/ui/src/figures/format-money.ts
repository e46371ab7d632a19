/** Dollars as people read them, from a wire amount ("-49.50") or a number of dollars: "−$49.50", with a real minus. */
export function formatMoney(amount: string | number, decimals: 0 | 2 = 2): string {
  const dollars = Number(amount);
  const digits = Math.abs(dollars).toLocaleString('en-US', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return `${dollars < 0 ? '−' : ''}$${digits}`;
}
