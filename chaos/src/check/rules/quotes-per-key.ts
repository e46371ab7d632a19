import type { Entry } from '../../ledger/entry.ts';
import { mayHaveHappened } from '../../ledger/entry.ts';
import { quoteNameOf } from '../../load/acts/quote-acts.ts';
import type { Finding } from '../finding.ts';
import type { FoundQuote } from '../found.ts';

/** Each acknowledged quote exists, and no key created two. */
export function checkOneQuotePerKey(quotes: readonly FoundQuote[], entries: readonly Entry[]): Finding[] {
  const known = new Set(quotes.map(({ id }) => id));
  const created = entries.filter(({ act }) => act === 'create-quote' || act === 'create-quote-by-hand');
  const lost = created.filter(
    ({ promised }) => promised.subject !== undefined && !known.has(promised.subject),
  );
  return [
    ...lost.map(({ mark }): Finding => ({
      kind: 'lost',
      detail: `quote of ${mark} was acknowledged and is not there`,
    })),
    ...checkByHand(quotes, created),
    ...checkRequested(quotes, created),
  ];
}

function checkByHand(quotes: readonly FoundQuote[], created: readonly Entry[]): Finding[] {
  const byName = Map.groupBy(quotes, ({ eventName }) => eventName);
  return created.flatMap(({ mark }): Finding[] => {
    const count = byName.get(quoteNameOf(mark))?.length ?? 0;
    return count > 1 ? [{ kind: 'duplicate', detail: `${count} quotes for the one key ${mark}` }] : [];
  });
}

function checkRequested(quotes: readonly FoundQuote[], created: readonly Entry[]): Finding[] {
  const asked = Map.groupBy(created.filter(mayHaveHappened), ({ about = '' }) => about);
  const made = Map.groupBy(quotes, ({ eventId }) => eventId ?? '');
  return [...asked].flatMap(([eventId, keys]): Finding[] => {
    const count = eventId === '' ? 0 : (made.get(eventId)?.length ?? 0);
    return count > keys.length
      ? [{ kind: 'duplicate', detail: `event ${eventId}: ${count} quotes for ${keys.length} keys` }]
      : [];
  });
}
