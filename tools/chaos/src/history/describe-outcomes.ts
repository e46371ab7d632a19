import type { Entry } from './entry.ts';

/** Counts the requests that were not acknowledged, by outcome, in one line. */
export function describeOutcomes(entries: readonly Entry[]): string {
  const refused = entries.filter(({ outcome }) => outcome === 'refused');
  const byCode = [...Map.groupBy(refused, ({ action, code }) => `${action} ${code ?? ''}`)]
    .map(([what, those]) => `${what} ${those.length}`)
    .toSorted();
  const unknown = entries.filter(({ outcome }) => outcome === 'unknown').length;
  return `rejected ${refused.length}${byCode.length > 0 ? ` (${byCode.join(', ')})` : ''}, unanswered ${unknown}`;
}
