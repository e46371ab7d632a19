import type { ChangedBy } from '@marquee/contracts/problem';
import { erasedEventName } from '@marquee/contracts/pseudonym';
import type { Quote, QuoteActor } from './quote.ts';

/** Only the provider edits a quote; the client accepts it. A name or notes replaced by an erasure have no author. */
export function changedBy(quote: Quote): ChangedBy {
  return {
    fields: { status: statusChangedBy(quote) },
    otherFields: quote.eventName === erasedEventName ? null : 'provider',
  };
}

/** The side whose action led to the current status. */
function statusChangedBy({ status, archivedBy }: Quote): QuoteActor | null {
  switch (status) {
    case 'archived':
      return archivedBy;
    case 'client_accepted':
      return 'client';
    case 'draft':
    case 'approved_for_review':
    case 'sent_to_client':
      return 'provider';
  }
}
