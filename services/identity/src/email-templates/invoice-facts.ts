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

/** The invoice's share of the quote. An email that was requested by an earlier release may lack the quote's total. */
function shareIn({ part, amountCents, quoteTotalCents }: InvoiceTemplate): string {
  return quoteTotalCents === undefined
    ? shareNames[part]
    : formatShare({ part, amountCents, quoteTotalCents }, dollars);
}

/** The button that links to the invoice. Its label names what the client can do there. */
export function toInvoiceButton(
  { amountCents, canPayByCard = true }: PayableTemplate,
  url: string,
): Paragraph {
  return { button: canPayByCard ? `Pay ${dollars(amountCents)}` : 'View the invoice', url };
}

type PayableTemplate = Extract<InvoiceTemplate, { canPayByCard?: unknown }>;

/** The provider's name, or a general term if the provider has deleted the account. */
export function providerOf({ providerName }: InvoiceTemplate): string {
  return named(oneLine(providerName) || 'Your provider');
}

export function clientOf({ clientName }: { clientName: string }): string {
  return named(oneLine(clientName) || 'Your client');
}
