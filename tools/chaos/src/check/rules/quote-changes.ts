import type { Entry } from '../../history/entry.ts';
import { quoteActions } from '../../load/actions/quote-actions.ts';
import type { Finding } from '../finding.ts';
import type { Found, FoundQuote } from '../found.ts';
import { checkLatest, countRecorded } from './count-changes.ts';
import { changesBySubject } from './entries-of.ts';
import type { Changes } from './entries-of.ts';
import { checkLines } from './quote-lines.ts';
import { checkOneQuotePerKey } from './quotes-per-key.ts';

/** Acknowledged changes of quotes are stored exactly once. */
export function checkQuoteChanges({ quotes }: Found, entries: readonly Entry[]): Finding[] {
  const changes = changesBySubject(entries);
  return [
    ...checkOneQuotePerKey(quotes, entries),
    ...quotes.flatMap((quote) => checkOne(quote, changes.get(quote.id))),
  ];
}

function checkOne(quote: FoundQuote, changes: Changes | undefined): Finding[] {
  if (changes === undefined) {
    return [];
  }
  const subject = `quote ${quote.id}`;
  const times = (recorded: string): number => quote.history.filter(({ type }) => type === recorded).length;
  return [
    ...countRecorded(quoteActions, { subject, changes, times }),
    ...checkLatest({ subject, changes, action: 'change-terms', marker: quote.offer.notes }),
    ...checkLines(quote, changes),
    ...checkVersions(quote, changes),
  ];
}

/** Sent and accepted versions have the totals that the answers stated. */
function checkVersions(quote: FoundQuote, changes: Changes): Finding[] {
  const answered = [...changes.acknowledged('send-quote'), ...changes.acknowledged('accept-quote')];
  return answered.flatMap(({ action, acknowledgedValues }): Finding[] => {
    const kept = quote.sentVersions.filter(({ number }) => number === acknowledgedValues.version);
    const isKept = kept.length === 1 && kept[0]?.payableCents === acknowledgedValues.payableCents;
    const isAccepted = action !== 'accept-quote' || quote.acceptedVersion === acknowledgedValues.version;
    return isKept && isAccepted
      ? []
      : [
          {
            kind: 'lost',
            detail: `quote ${quote.id}: ${action} of ${JSON.stringify(acknowledgedValues)} is not stored with these values`,
          },
        ];
  });
}
