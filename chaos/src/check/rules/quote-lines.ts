import type { Entry } from '../../ledger/entry.ts';
import { lineNameOf } from '../../load/acts/quote-acts.ts';
import type { Finding } from '../finding.ts';
import type { FoundQuote } from '../found.ts';
import type { Changes } from './entries-of.ts';

/** Each line was added once and is in the offer unless it was removed. */
export function checkLines(quote: FoundQuote, changes: Changes): Finding[] {
  const removals = changes.possible('remove-line');
  return [
    ...changes.of('add-line').flatMap((entry) => checkAdded(quote, entry, removals)),
    ...changes.acknowledged('remove-line').flatMap(({ about = '' }) => checkRemoved(quote, about)),
  ];
}

function checkAdded(quote: FoundQuote, { mark, fate }: Entry, removals: readonly Entry[]): Finding[] {
  const told = timesTold(quote, mark, 'added');
  const standing = timesStanding(quote, mark);
  const mayBeGone = removals.some(({ about }) => about === mark);
  const subject = `quote ${quote.id}, line ${mark}`;
  if (told > 1 || standing > 1) {
    return [{ kind: 'duplicate', detail: `${subject}: told ${told} times, standing ${standing} times` }];
  }
  const isMissing = told === 0 || (standing === 0 && !mayBeGone);
  return fate === 'acknowledged' && isMissing
    ? [
        {
          kind: 'lost',
          detail: `${subject}: added and acknowledged; told ${told}, standing ${standing} times`,
        },
      ]
    : [];
}

function checkRemoved(quote: FoundQuote, mark: string): Finding[] {
  const subject = `quote ${quote.id}, line ${mark}`;
  const told = timesTold(quote, mark, 'removed');
  if (told > 1) {
    return [{ kind: 'duplicate', detail: `${subject}: removed ${told} times` }];
  }
  return told === 0 || timesStanding(quote, mark) > 0
    ? [{ kind: 'lost', detail: `${subject}: its removal was acknowledged and is not there` }]
    : [];
}

function timesTold({ history }: FoundQuote, mark: string, what: 'added' | 'removed'): number {
  return history.filter(({ notes }) => notes.startsWith(`${lineNameOf(mark)} ${what}: `)).length;
}

/** A line that an acceptance discarded is stored beside the offer. */
function timesStanding({ offer, discardedOffer }: FoundQuote, mark: string): number {
  const lineItems = [...offer.lineItems, ...(discardedOffer?.lineItems ?? [])];
  return lineItems.filter(({ serviceName }) => serviceName === lineNameOf(mark)).length;
}
