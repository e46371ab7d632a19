import { z } from 'zod';

export const quoteStatus = z.enum([
  'draft',
  'approved_for_review',
  'sent_to_client',
  'client_accepted',
  'archived',
]);
export type QuoteStatus = z.infer<typeof quoteStatus>;

/** Labels of quote statuses for providers. */
export const quoteStatusLabels: Record<QuoteStatus, string> = {
  draft: 'Draft',
  approved_for_review: 'Ready for Review',
  sent_to_client: 'Sent to Client',
  client_accepted: 'Client Accepted',
  archived: 'Archived',
};

export type QuoteFlags = {
  archived: boolean;
  clientAccepted: boolean;
  sentToClient: boolean;
  approvedForReview: boolean;
};

/** A quote's status, derived from its flags; the first set flag counts. */
export function quoteStatusOf(flags: QuoteFlags): QuoteStatus {
  if (flags.archived) {
    return 'archived';
  }
  if (flags.clientAccepted) {
    return 'client_accepted';
  }
  if (flags.sentToClient) {
    return 'sent_to_client';
  }
  return flags.approvedForReview ? 'approved_for_review' : 'draft';
}
