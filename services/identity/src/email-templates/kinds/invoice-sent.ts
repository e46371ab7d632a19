import { z } from 'zod';
import { addressee, defineNotification } from '../email-kind.ts';
import { dateOf, momentOf } from '../formatting.ts';
import { named } from '../typed-text.ts';
import { canPayByCard, invoiceFactsOf, invoiceFields, invoicePathOf, toPayButton } from './invoice-fields.ts';

export const invoiceSent = defineNotification({
  schema: z.object({
    kind: z.literal('invoice-sent'),
    ...addressee,
    ...invoiceFields,
    canPayByCard,
    dueOn: z.string(),
    sentAt: z.string(),
  }),
  parts(template, { signedIn }) {
    const { eventName, providerName, number, dueOn, sentAt, timeZone } = template;
    const what =
      (template.canPayByCard ?? true) ? 'pay it' : `arrange the payment with ${named(providerName)}`;
    return {
      subject: `Invoice no. ${number} for ${named(eventName)}`,
      summary: [
        `${named(providerName)} sent you invoice no. ${number} on ${momentOf(sentAt, timeZone)}.`,
        invoiceFactsOf(template, ['Due on', dateOf(dueOn)]),
      ],
      next: [
        `Next: ${what} by ${dateOf(dueOn)}.`,
        toPayButton(template, signedIn(invoicePathOf('client', template))),
      ],
    };
  },
});
