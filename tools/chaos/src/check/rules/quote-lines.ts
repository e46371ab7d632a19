import type { Entry } from '../../history/entry.ts';
import { lineNameOf } from '../../load/actions/quote-actions.ts';
import type { Finding } from '../finding.ts';
import type { FoundQuote } from '../found.ts';
import type { Changes } from './entries-of.ts';

/**
 * Each line was added once and is in the offer unless it was removed. The lines of a quote with a deleted account are not checked: their
 * names are removed from the history and, unless the quote was accepted, the lines themselves.
 */
export function checkLines(quote: FoundQuote, changes: Changes): Finding[] {
  if (quote.history.some(({ type }) => type === 'erased')) {
    return [];
  }
  const removals = changes.possible('remove-line');
  return [
    ...changes.of('add-line').flatMap((entry) => checkAdded(quote, entry, removals)),
    ...changes.acknowledged('remove-line').flatMap(({ about = '' }) => checkRemoved(quote, about)),
  ];
}

function checkAdded(quote: FoundQuote, { marker, outcome }: Entry, removals: readonly Entry[]): Finding[] {
  const recorded = timesRecorded(quote, marker, 'line-item-added');
  const present = timesPresent(quote, marker);
  const mayBeGone = removals.some(({ about }) => about === marker);
  const subject = `quote ${quote.id}, line ${marker}`;
  if (recorded > 1 || present > 1) {
    return [{ kind: 'duplicate', detail: `${subject}: recorded ${recorded} times, stored ${present} times` }];
  }
  const isMissing = recorded === 0 || (present === 0 && !mayBeGone);
  return outcome === 'acknowledged' && isMissing
    ? [
        {
          kind: 'lost',
          detail: `${subject}: added and acknowledged; recorded ${recorded} times, stored ${present} times`,
        },
      ]
    : [];
}

function checkRemoved(quote: FoundQuote, marker: string): Finding[] {
  const subject = `quote ${quote.id}, line ${marker}`;
  const recorded = timesRecorded(quote, marker, 'line-item-removed');
  if (recorded > 1) {
    return [{ kind: 'duplicate', detail: `${subject}: removed ${recorded} times` }];
  }
  return recorded === 0 || timesPresent(quote, marker) > 0
    ? [
        {
          kind: 'lost',
          detail: `${subject}: its removal was acknowledged, but is not recorded or the line still exists`,
        },
      ]
    : [];
}

type LineFact = 'line-item-added' | 'line-item-removed';

function timesRecorded({ history }: FoundQuote, marker: string, recorded: LineFact): number {
  return history.filter(({ type, data }) => type === recorded && data.serviceName === lineNameOf(marker))
    .length;
}

/** Includes lines that an acceptance discarded, which are stored beside the offer. */
function timesPresent({ offer, discardedOffer }: FoundQuote, marker: string): number {
  const lineItems = [...offer.lineItems, ...(discardedOffer?.lineItems ?? [])];
  return lineItems.filter(({ serviceName }) => serviceName === lineNameOf(marker)).length;
}
