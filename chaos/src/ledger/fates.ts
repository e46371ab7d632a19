import type { Entry } from './entry.ts';

/** What became of everything that was asked for and not acknowledged, in one line. */
export function tellFates(entries: readonly Entry[]): string {
  const refused = entries.filter(({ fate }) => fate === 'refused');
  const byCode = [...Map.groupBy(refused, ({ act, code }) => `${act} ${code ?? ''}`)]
    .map(([what, those]) => `${what} ${those.length}`)
    .toSorted();
  const unknown = entries.filter(({ fate }) => fate === 'unknown').length;
  return `refused ${refused.length}${byCode.length > 0 ? ` (${byCode.join(', ')})` : ''}, never answered ${unknown}`;
}
