/** A measured value of a page and its limit; without a limit it is only reported. `unit` includes its space: ' ms'. */
export type Figure = { what: string; seen: number; unit?: string; digits?: number } & Limit;
type Limit = { most?: number | undefined } | { least?: number | undefined };

/** Each value beyond its limit: 'quote: LCP beside the founder’s 4.21 ×, ≤ 1.50 ×'. */
export function missesOf(page: string, figures: readonly Figure[]): string[] {
  return figures.flatMap((figure) => {
    const { what, seen, unit = '', digits = 0 } = figure;
    const told = (value: number) =>
      `${value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })}${unit}`;
    const most = 'most' in figure ? figure.most : undefined;
    const least = 'least' in figure ? figure.least : undefined;
    if (most !== undefined && !(seen <= most)) {
      return [`${page}: ${what} ${told(seen)}, ≤ ${told(most)}`];
    }
    return least !== undefined && !(seen >= least)
      ? [`${page}: ${what} ${told(seen)}, ≥ ${told(least)}`]
      : [];
  });
}

/** Groups the pages by their limits: 'landing page and terms: LCP ≤ 1.0 s; quote: …'. Omits pages without limits. */
export function askedOf<Page extends { name: string }>(
  pages: readonly Page[],
  ask: (page: Page) => readonly string[],
): string {
  const named = new Map<string, string[]>();
  for (const page of pages) {
    const asked = ask(page).join(', ');
    named.set(asked, [...(named.get(asked) ?? []), page.name]);
  }
  return [...named]
    .filter(([asked]) => asked !== '')
    .map(([asked, names]) => `${names.join(', ')}: ${asked}`)
    .join('; ');
}

/** The table's cell: how many pages keep all their limits, and what the others miss. */
export function verdictOn(pages: number, misses: readonly string[]): string {
  return misses.length === 0 ? `all ${pages} pages within their limits` : `missed: ${misses.join('; ')}`;
}
