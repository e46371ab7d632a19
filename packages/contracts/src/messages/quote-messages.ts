import { z } from 'zod';
import { defaultTimeZone, instant } from '../dates.ts';
import { defineMessage } from '../message.ts';
import { defaultPaymentSchedule, paymentSchedule } from '../payment-schedule.ts';
import { lineInCents } from '../priced-lines.ts';
import { toQuoteStanding } from '../quote-standing.ts';
import type { QuoteStanding } from '../quote-standing.ts';
import { quoteStatus } from '../quote-statuses.ts';
import { renamed, withBothNames } from '../renamed-fields.ts';

/** The former names of amounts, by the present names. The previous release stores and reads only the former ones. */
export const formerLineNames = { lineTotalCents: 'totalCents' } as const;
export const formerSnapshotNames = { payableCents: 'totalCents' } as const;

/** The line items and discount of the accepted version, and the provider's email and postal address. */
const agreement = z.object({
  lines: z.array(renamed(lineInCents, formerLineNames)),
  discountCents: z.int(),
  providerEmail: z.string(),
  providerAddress: z.string(),
});
export type Agreement = z.infer<typeof agreement>;

/**
 * `version` is the number of the last sent version. `payableCents` and `paymentSchedule` are of that version; before the first send, they
 * are of the working copy.
 */
const snapshotFields = z.object({
  quoteId: z.uuid(),
  eventId: z.uuid().nullable(),
  providerId: z.uuid(),
  providerName: z.string(),
  clientId: z.uuid().nullable(),
  clientEmail: z.string(),
  clientName: z.string(),
  eventName: z.string(),
  /** Empty for a quote created by hand, and in messages of earlier releases. */
  eventDate: z.string().default(''),
  timeZone: z.string().default(defaultTimeZone),
  status: quoteStatus,
  version: z.int(),
  payableCents: z.int(),
  paymentSchedule: paymentSchedule.default(defaultPaymentSchedule),
  validUntil: z.string().nullable(),
  createdAt: instant,
  sentToClientAt: instant.nullable(),
  clientAcceptedAt: instant.nullable(),
  /** Whether the provider has withdrawn the last sent version; absent in messages of an earlier release. */
  isOfferWithdrawn: z.boolean().optional(),
  /**
   * Only in `sent`: whether the client has sent this provider a request or accepted one of the provider's quotes. Other clients get the
   * email only after the provider has confirmed the provider's own address.
   */
  clientWroteFirst: z.boolean().optional(),
  /** Only in `accepted`: the provider's unsent changes, listed in words; absent if there are none. */
  discardedChanges: z.string().optional(),
  /** Only in `accepted`, `itemized` and `erased`; absent in messages of earlier releases. */
  agreement: agreement.optional(),
  /**
   * Only in snapshots for a rebuild. True if the provider's name and addresses are those of today, because an earlier release did not store
   * those of the acceptance.
   */
  isProviderAsOfNow: z.boolean().optional(),
});

export const quoteSnapshot = renamed(snapshotFields, formerSnapshotNames);
export type QuoteSnapshot = z.infer<typeof quoteSnapshot>;

/** A stored copy of a snapshot with the present names of its amounts, also if the previous release has stored the copy. */
export function withPresentNames<Copy extends Pick<QuoteSnapshot, 'agreement'>>(copy: Copy): Copy {
  const { agreement } = copy;
  const lines = agreement?.lines.map((line) => withBothNames(line, formerLineNames));
  return {
    ...withBothNames(copy, formerSnapshotNames),
    ...(lines && { agreement: { ...agreement, lines } }),
  };
}

/** Published once per quote. Events moves the inquiry to proposal. */
export const quoteCreated = defineMessage('quotes.quote.created.v1', quoteSnapshot);

/** Published at every send, with the number of the frozen version. Identity emails the client. */
export const quoteSent = defineMessage('quotes.quote.sent.v1', quoteSnapshot);

/** Published once, when the client accepts. Events books the date, billing creates the invoices, identity emails both sides. */
export const quoteAccepted = defineMessage('quotes.quote.accepted.v1', quoteSnapshot);

/**
 * Published with the acceptance. For a quote that was accepted before this message existed, a backfill publishes it once. The messages wait
 * in their queue until a release of billing that stores line items consumes them.
 */
export const quoteItemized = defineMessage('quotes.quote.itemized.v1', quoteSnapshot);

/** Published once, when a quote is archived, whether or not it was ever sent. Events stops counting it; identity cancels the email about it. */
export const quoteArchived = defineMessage('quotes.quote.archived.v1', quoteSnapshot);

/**
 * Published when the status or withdrawal of an event's quote changes and no other message reports the change. For a quote that was
 * stored before this message existed, a backfill publishes it once. Events shows the provider the quote's status.
 */
export const quoteProgressed = defineMessage('quotes.quote.progressed.v1', quoteSnapshot);

/** The messages that report a new status or a withdrawal. `itemized` and `erased` change neither, so they are not listed. */
export const quoteStandingMessages = [quoteCreated, quoteProgressed, quoteSent, quoteAccepted, quoteArchived];

type StandingFields = 'status' | 'sentToClientAt' | 'clientAcceptedAt' | 'isOfferWithdrawn';

/** The standing that a snapshot reports. */
export function snapshotStandingOf(snapshot: Pick<QuoteSnapshot, StandingFields>): QuoteStanding {
  return toQuoteStanding({
    status: snapshot.status,
    lastSentAt: snapshot.sentToClientAt,
    acceptedAt: snapshot.clientAcceptedAt,
    answer: snapshot.isOfferWithdrawn === true ? 'withdrawn' : undefined,
  });
}

/** Published when client or provider of an accepted quote has deleted their account. The snapshot has a pseudonym instead of the name. */
export const quoteErased = defineMessage('quotes.quote.erased.v1', quoteSnapshot);
