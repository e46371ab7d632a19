import type { ChangedBy } from '@marquee/contracts/problem';
import { erasedEventName } from '@marquee/contracts/pseudonym';
import type { Quote, QuoteActor } from './quote.ts';

/**
 * The side that last changed each field. Only the provider changes fields other than the status. After an erasure of the client no side is
 * named for these fields, because the erasure changed them.
 */
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
