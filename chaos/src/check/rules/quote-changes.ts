import type { Act, Entry } from '../../ledger/entry.ts';
import type { Finding } from '../finding.ts';
import type { Found, FoundQuote } from '../found.ts';
import { checkLatest, countChanges } from './count-changes.ts';
import { changesBySubject } from './entries-of.ts';
import type { Changes } from './entries-of.ts';
import { checkLines } from './quote-lines.ts';
import { checkOneQuotePerKey } from './quotes-per-key.ts';
import { stepToldBy } from './told-in-notes.ts';
import type { QuoteStep } from './told-in-notes.ts';

const toldAs = [
  ['approve-quote', 'approved'],
  ['send-quote', 'sent'],
  ['accept-quote', 'accepted'],
  ['archive-quote', 'archived'],
  ['change-terms', 'terms-changed'],
] as const satisfies readonly (readonly [Act, QuoteStep])[];

/** Acknowledged changes of quotes exist, each once. */
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
  const times = (step: QuoteStep): number =>
    quote.history.filter(({ notes }) => stepToldBy(notes) === step).length;
  return [
    ...toldAs.flatMap(([act, step]) =>
      countChanges({ subject, changes, act, told: times(step), most: 'one-per-change' }),
    ),
    ...checkLatest({ subject, changes, act: 'change-terms', mark: quote.offer.notes }),
    ...checkLines(quote, changes),
    ...checkVersions(quote, changes),
  ];
}

/** Sent and accepted versions have the totals that the answers stated. */
function checkVersions(quote: FoundQuote, changes: Changes): Finding[] {
  const answered = [...changes.acknowledged('send-quote'), ...changes.acknowledged('accept-quote')];
  return answered.flatMap(({ act, promised }): Finding[] => {
    const kept = quote.sentVersions.filter(({ number }) => number === promised.version);
    const isKept = kept.length === 1 && kept[0]?.finalCents === promised.totalCents;
    const isAccepted = act !== 'accept-quote' || quote.acceptedVersion === promised.version;
    return isKept && isAccepted
      ? []
      : [{ kind: 'lost', detail: `quote ${quote.id}: ${act} of ${JSON.stringify(promised)} is not kept so` }];
  });
}
