import type { Entry } from './entry.ts';

/** Counts the requests that were not acknowledged, by outcome, in one line. */
export function tellFates(entries: readonly Entry[]): string {
  const refused = entries.filter(({ fate }) => fate === 'refused');
  const byCode = [...Map.groupBy(refused, ({ act, code }) => `${act} ${code ?? ''}`)]
    .map(([what, those]) => `${what} ${those.length}`)
    .toSorted();
  const unknown = entries.filter(({ fate }) => fate === 'unknown').length;
  return `refused ${refused.length}${byCode.length > 0 ? ` (${byCode.join(', ')})` : ''}, never answered ${unknown}`;
}
