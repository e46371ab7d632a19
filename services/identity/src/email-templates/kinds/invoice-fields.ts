import { z } from 'zod';
import { formatShare, shareNames, shareOf } from '@marquee/contracts/invoice-drafts';
import type { InvoiceSnapshot } from '@marquee/contracts/messages/invoice-messages';
import type { InvoiceStatus } from '@marquee/contracts/invoices';
import type { StatusProjections } from '../../bookings/create-status-projections.ts';
import type { Paragraph } from '../email-content.ts';
import { dollars } from '../formatting.ts';
import { named, oneLine } from '../typed-text.ts';

export const invoicePart = z.enum(['deposit', 'balance', 'whole']);

/** The data of all emails about an invoice. */
export const invoiceFields = {
  invoiceId: z.string(),
  number: z.int(),
  eventName: z.string(),
  part: invoicePart,
  amountCents: z.int(),
  providerName: z.string(),
  /** Absent in requests of an earlier release. */
  quoteTotalCents: z.int().optional(),
  /** The IANA time zone in which the email shows its instants. */
  timeZone: z.string(),
};

/** Whether the client can pay the invoice by card. Absent in requests of an earlier release, whose emails link to the payment page. */
export const canPayByCard = z.boolean().optional();

export const refundMethod = z.enum(['card', 'offline']);

type InvoiceData = z.infer<z.ZodObject<typeof invoiceFields>>;

/** The data of an email about the invoice that a message describes. */
export function invoiceDataOf(invoice: InvoiceSnapshot, providerName: string): InvoiceData {
  const { invoiceId, number, eventName, amountCents, quoteTotalCents, timeZone } = invoice;
  return {
    ...{ invoiceId, number, eventName, amountCents, quoteTotalCents, timeZone },
    part: shareOf(invoice),
    providerName,
  };
}

type Fact = readonly [name: string, value: string];

export function invoiceFactsOf(template: InvoiceData, ...more: Fact[]): Paragraph {
  const { eventName, amountCents } = template;
  return {
    facts: [
      ['Event', oneLine(eventName)],
      ['For', shareIn(template)],
      ['Amount', dollars(amountCents)],
      ...more,
    ],
  };
}

/** The invoice's share of the quote. An email that was requested by an earlier release may lack the quote's total. */
function shareIn({ part, amountCents, quoteTotalCents }: InvoiceData): string {
  return quoteTotalCents === undefined
    ? shareNames[part]
    : formatShare({ part, amountCents, quoteTotalCents }, dollars);
}

/** The button that links the client to the invoice. Its label names what the client can do there. */
export function toPayButton(
  { amountCents, canPayByCard = true }: { amountCents: number; canPayByCard?: boolean | undefined },
  url: string,
): Paragraph {
  return { button: canPayByCard ? `Pay ${dollars(amountCents)}` : 'View the invoice', url };
}

/** The path of the invoice's page. */
export function invoicePathOf(side: 'client' | 'provider', { invoiceId }: InvoiceData): string {
  return `/${side}/invoices/${invoiceId}`;
}

/** The provider's name, or a general term if the provider has deleted the account. */
export function providerOf({ providerName }: InvoiceData): string {
  return named(oneLine(providerName) || 'Your provider');
}

export function clientOf({ clientName }: { clientName: string }): string {
  return named(oneLine(clientName) || 'Your client');
}

/** Whether the client owes nothing any more. */
export async function isSettled(
  { invoiceId }: InvoiceData,
  invoices: StatusProjections['invoices'],
): Promise<boolean> {
  return settled.has((await invoices.get(invoiceId))?.status ?? 'sent');
}

const settled: ReadonlySet<InvoiceStatus> = new Set(['paid', 'partly_refunded', 'refunded', 'void']);
