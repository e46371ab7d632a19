/** Returns the instants from the start of one day to the end of another, in the browser's time zone. '' means no limit. */
export function toInstantRange({ from, to }: { from: string; to: string }): { from?: string; to?: string } {
  const start = startOf(from, 0);
  const end = startOf(to, 1);
  return { ...(start !== null && { from: start }), ...(end !== null && { to: end }) };
}

function startOf(day: string, daysLater: number): string | null {
  const [year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day)?.slice(1).map(Number) ?? [];
  if (year === undefined || month === undefined || date === undefined) {
    return null;
  }
  const start = new Date(year, month - 1, date + daysLater);
  return Number.isNaN(start.getTime()) ? null : start.toISOString();
}
