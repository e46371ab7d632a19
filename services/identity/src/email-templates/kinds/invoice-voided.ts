import { z } from 'zod';
import { addressee, defineNotification } from '../email-kind.ts';
import { momentOf } from '../formatting.ts';
import { named } from '../typed-text.ts';
import { invoiceFactsOf, invoiceFields, invoicePathOf, providerOf } from './invoice-fields.ts';

/** The email to the client. */
export const invoiceVoided = defineNotification({
  schema: z.object({
    kind: z.literal('invoice-voided'),
    ...addressee,
    ...invoiceFields,
    voidedFor: z.enum(['taken_back', 'event_cancelled', 'provider_left']),
    voidedAt: z.string(),
  }),
  parts(template, { signedIn }) {
    const { eventName, number, voidedFor, voidedAt, timeZone } = template;
    const [by, when] = [providerOf(template), momentOf(voidedAt, timeZone)];
    const summary = {
      taken_back: `${by} voided invoice no. ${number} on ${when}.`,
      event_cancelled: `${named(eventName)} was cancelled, so invoice no. ${number} became void on ${when}.`,
      provider_left: `${by} left Marquee, so invoice no. ${number} became void on ${when}.`,
    };
    return {
      subject: `Invoice no. ${number} for ${named(eventName)} is void`,
      summary: [summary[voidedFor], invoiceFactsOf(template)],
      next: [
        'Please do not pay this invoice. No other action is needed; the reason is on the invoice.',
        { button: 'View the invoice', url: signedIn(invoicePathOf('client', template)) },
      ],
    };
  },
});
