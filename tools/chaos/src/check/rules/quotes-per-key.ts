import type { Entry } from '../../history/entry.ts';
import { mayHaveHappened } from '../../history/entry.ts';
import { quoteNameOf } from '../../load/actions/quote-actions.ts';
import type { Finding } from '../finding.ts';
import type { FoundQuote } from '../found.ts';

/** Each acknowledged quote is stored, and no idempotency key created two quotes. */
export function checkOneQuotePerKey(quotes: readonly FoundQuote[], entries: readonly Entry[]): Finding[] {
  const known = new Set(quotes.map(({ id }) => id));
  const created = entries.filter(
    ({ action }) => action === 'create-quote' || action === 'create-quote-by-hand',
  );
  const lost = created.filter(
    ({ acknowledgedValues }) =>
      acknowledgedValues.subject !== undefined && !known.has(acknowledgedValues.subject),
  );
  return [
    ...lost.map(({ marker }): Finding => ({
      kind: 'lost',
      detail: `quote of ${marker} was acknowledged, but does not exist`,
    })),
    ...checkByHand(quotes, created),
    ...checkRequested(quotes, created),
  ];
}

function checkByHand(quotes: readonly FoundQuote[], created: readonly Entry[]): Finding[] {
  const byName = Map.groupBy(quotes, ({ eventName }) => eventName);
  return created.flatMap(({ marker }): Finding[] => {
    const count = byName.get(quoteNameOf(marker))?.length ?? 0;
    return count > 1 ? [{ kind: 'duplicate', detail: `${count} quotes for the one key ${marker}` }] : [];
  });
}

function checkRequested(quotes: readonly FoundQuote[], created: readonly Entry[]): Finding[] {
  const requested = Map.groupBy(created.filter(mayHaveHappened), ({ about = '' }) => about);
  const made = Map.groupBy(quotes, ({ eventId }) => eventId ?? '');
  return [...requested].flatMap(([eventId, keys]): Finding[] => {
    const count = eventId === '' ? 0 : (made.get(eventId)?.length ?? 0);
    return count > keys.length
      ? [{ kind: 'duplicate', detail: `event ${eventId}: ${count} quotes for ${keys.length} keys` }]
      : [];
  });
}
