import { formatShare, shareNames } from '@marquee/contracts/invoice-drafts';
import type { NotificationTemplate } from './notification-templates.ts';
import { named, oneLine } from './typed-text.ts';
import { dollars } from './formatting.ts';
import type { Paragraph } from './email-content.ts';

export type InvoiceTemplate = Extract<NotificationTemplate, { invoiceId: string }>;

type Fact = readonly [name: string, value: string];

export function factsOf(template: InvoiceTemplate, ...more: Fact[]): Paragraph {
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

/** A request for an email that an earlier release stored may lack the quote's total. */
function shareIn({ part, amountCents, quoteTotalCents }: InvoiceTemplate): string {
  return quoteTotalCents === undefined
    ? shareNames[part]
    : formatShare({ part, amountCents, quoteTotalCents }, dollars);
}

/** The button to the invoice names what the client can do there. */
export function toInvoiceButton(
  { amountCents, canPayByCard = true }: PayableTemplate,
  url: string,
): Paragraph {
  return { button: canPayByCard ? `Pay ${dollars(amountCents)}` : 'View the invoice', url };
}

type PayableTemplate = Extract<InvoiceTemplate, { canPayByCard?: unknown }>;

/** A provider who has deleted their account may have no name any more. */
export function providerOf({ providerName }: InvoiceTemplate): string {
  return named(oneLine(providerName) || 'Your provider');
}

export function clientOf({ clientName }: { clientName: string }): string {
  return named(oneLine(clientName) || 'Your client');
}
