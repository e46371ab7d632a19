import { z } from 'zod';
import { instant } from './dates.ts';

/** One row of the provider's pipeline: an event with its quote, a request without a quote, or a quote without an event. */
export const workflowRow = z.object({
  /** Id of the row, which the query parameter `after` takes. The event's id is `eventId`, the quote's id is `quoteId`. */
  id: z.string(),
  /** Null for a quote without an event; a row without a quote always has an event. */
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
  /** Whether the quote has a sent invoice that is unpaid. */
  isPaymentAwaited: z.boolean(),
  /** Whether the share URL shows the quote. Absent in answers of an earlier release. */
  hasPublicPage: z.boolean().optional(),
});
export type WorkflowRow = z.infer<typeof workflowRow>;
