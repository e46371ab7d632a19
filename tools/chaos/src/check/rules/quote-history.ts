import type { Finding } from '../finding.ts';
import type { FoundQuote } from '../found.ts';
import { illegalTransitions } from './illegal-transitions.ts';
import type { Transitions } from './illegal-transitions.ts';

/** Written by hand from decisions.md ("What was sent is what is accepted"). */
export const quoteTransitions: Transitions<string> = {
  '': { created: 'draft' },
  draft: {
    renamed: 'draft',
    'line-item-added': 'draft',
    'line-item-removed': 'draft',
    'terms-changed': 'draft',
    'linked-to-client': 'draft',
    'approved-for-review': 'approved_for_review',
    // The client accepts the last sent version, which remains on offer while the provider edits.
    accepted: 'client_accepted',
    'offer-withdrawn': 'draft',
    archived: 'archived',
    withdrawn: 'archived',
  },
  approved_for_review: {
    renamed: 'approved_for_review',
    'line-item-added': 'draft',
    'line-item-removed': 'draft',
    'terms-changed': 'approved_for_review',
    'linked-to-client': 'approved_for_review',
    'sent-to-client': 'sent_to_client',
    accepted: 'client_accepted',
    'offer-withdrawn': 'draft',
    archived: 'archived',
    withdrawn: 'archived',
  },
  sent_to_client: {
    renamed: 'sent_to_client',
    'line-item-added': 'draft',
    'line-item-removed': 'draft',
    'terms-changed': 'draft',
    'linked-to-client': 'sent_to_client',
    accepted: 'client_accepted',
    'offer-withdrawn': 'draft',
    archived: 'archived',
    withdrawn: 'archived',
  },
  client_accepted: {
    'discarded-changes-copied': 'client_accepted',
    archived: 'archived',
    withdrawn: 'archived',
    erased: 'client_accepted',
  },
  archived: { 'linked-to-client': 'archived', erased: 'archived' },
};

const onlyOnce = ['accepted', 'discarded-changes-copied', 'archived', 'withdrawn', 'linked-to-client'];

export function checkQuoteHistory(quote: FoundQuote): Finding[] {
  const steps = quote.history.map(({ type, status }) => ({ step: type, status }));
  const ids = quote.history.map(({ id }) => id);
  // Deleting the account of either side adds one entry.
  const erasures = quote.history
    .filter(({ type }) => type === 'erased')
    .map(({ data }) => `erasure of the ${String(data.side)}`);
  const twice = [
    ...ids.filter((id, index) => ids.indexOf(id) !== index),
    ...onlyOnce.filter((step) => steps.filter((entry) => entry.step === step).length > 1),
    ...erasures.filter((erasure, index) => erasures.indexOf(erasure) !== index),
  ];
  const illegal = [
    ...illegalTransitions(quoteTransitions, steps),
    ...(quote.history.at(-1)?.status === quote.status
      ? []
      : [`the last entry of its history has another status than ${quote.status}`]),
    ...checkVersionNumbers(quote),
  ];
  return [
    ...illegal.map((what): Finding => ({ kind: 'illegal', detail: `quote ${quote.id}: ${what}` })),
    ...twice.map((what): Finding => ({
      kind: 'duplicate',
      detail: `quote ${quote.id}: ${what} recorded twice`,
    })),
  ];
}

/** Versions are numbered from 1 without gaps. */
function checkVersionNumbers({ sentVersions }: FoundQuote): string[] {
  return sentVersions.every(({ number }, index) => number === index + 1)
    ? []
    : ['its versions are not numbered 1, 2, … without gaps'];
}
