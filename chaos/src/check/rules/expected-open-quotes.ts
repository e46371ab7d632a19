import type { FoundProjection, FoundQuote } from '../found.ts';
import { stepToldBy } from './told-in-notes.ts';

const toldToIdentity = ['accepted', 'archived', 'erased'];

/** What identity stores of an accepted quote without an event: open until its provider archives it or one side deletes the account. */
export function openQuote(quote: FoundQuote): FoundProjection {
  const { id, clientId, providerId, acceptedAt, archivedAt, eventName } = quote;
  const telling = quote.history.findLast(({ notes }) => toldToIdentity.includes(stepToldBy(notes) ?? ''));
  const step = stepToldBy(telling?.notes ?? '');
  const isOpen = step === 'accepted';
  return {
    id,
    sourceVersion: Number.parseInt(telling?.id ?? '0', 10),
    ...{ clientId, providerId, acceptedAt, isOpen },
    name: isOpen ? eventName : '',
    archivedAt: step === 'archived' ? archivedAt : null,
  };
}
