/** A measured value of a page and its limit; a value without a limit is only reported. `unit` includes the space before it: ' ms'. */
export type Figure = { label: string; value: number; unit?: string; digits?: number } & Limit;
type Limit = { max?: number | undefined } | { min?: number | undefined };

/** Describes each value beyond its limit: 'quote: TBT 310 ms, ≤ 200 ms'. */
export function missesOf(page: string, figures: readonly Figure[]): string[] {
  return figures.flatMap((figure) => {
    const { label, value: measured, unit = '', digits = 0 } = figure;
    const format = (value: number) =>
      `${value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })}${unit}`;
    const max = 'max' in figure ? figure.max : undefined;
    const min = 'min' in figure ? figure.min : undefined;
    if (max !== undefined && !(measured <= max)) {
      return [`${page}: ${label} ${format(measured)}, ≤ ${format(max)}`];
    }
    return min !== undefined && !(measured >= min)
      ? [`${page}: ${label} ${format(measured)}, ≥ ${format(min)}`]
      : [];
  });
}

/** Groups the pages by their limits: 'landing page, terms: LCP ≤ 1000 ms; quote: …'. Omits pages without limits. */
export function targetsOf<Page extends { name: string }>(
  pages: readonly Page[],
  targetOf: (page: Page) => readonly string[],
): string {
  const named = new Map<string, string[]>();
  for (const page of pages) {
    const target = targetOf(page).join(', ');
    named.set(target, [...(named.get(target) ?? []), page.name]);
  }
  return [...named]
    .filter(([target]) => target !== '')
    .map(([target, names]) => `${names.join(', ')}: ${target}`)
    .join('; ');
}

/** The text of the table's cell: all pages are within their limits, or the list of misses. */
export function summarizeMisses(pages: number, misses: readonly string[]): string {
  return misses.length === 0 ? `all ${pages} pages within their limits` : `missed: ${misses.join('; ')}`;
}
