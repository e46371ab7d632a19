import { z } from 'zod';
import { instant } from './dates.ts';

/** One row of the provider's pipeline: an event with its quote, a request without a quote, or a quote without an event. */
export const workflowRow = z.object({
  /** Tells the rows of a list apart and marks its place for the next page; the event and the quote have ids of their own below. */
  id: z.string(),
  /** Null for a quote without an event; a row without a quote always has one. */
  eventId: z.uuid().nullable(),
  quoteId: z.uuid().nullable(),
  eventName: z.string(),
  eventDate: z.string(),
  clientName: z.string(),
  clientEmail: z.string(),
  isCancelled: z.boolean(),
  requestReceivedAt: instant.nullable(),
  quoteCreatedAt: instant.nullable(),
  approvedForReviewAt: instant.nullable(),
  sentToClientAt: instant.nullable(),
  clientAcceptedAt: instant.nullable(),
  invoiceSentAt: instant.nullable(),
  invoicePaidAt: instant.nullable(),
  /** An invoice that was sent is unpaid: the client is waited for. */
  isPaymentAwaited: z.boolean(),
  /** Whether the public address of the quote shows it. An earlier release does not answer it. */
  hasPublicPage: z.boolean().optional(),
});
export type WorkflowRow = z.infer<typeof workflowRow>;
