import { z } from 'zod';
import { invoicesPaths } from '../dashboard-paths.ts';
import { addressee, defineNotification } from '../email-kind.ts';
import { dollars, momentOf } from '../formatting.ts';
import { named, oneLine } from '../typed-text.ts';
import { quoteFields } from './quote-fields.ts';

/** The email to the provider. */
export const quoteAccepted = defineNotification({
  schema: z.object({
    kind: z.literal('quote-accepted'),
    ...addressee,
    ...quoteFields,
    clientName: z.string(),
    acceptedAt: z.string(),
    /** The provider's unsent changes in words, such as `1 service added`. */
    discardedChanges: z.string().optional(),
  }),
  parts(template, { signedIn }) {
    const { quoteId, clientName, eventName, version, payableCents } = template;
    const { acceptedAt, timeZone, discardedChanges } = template;
    const who = named(clientName);
    return {
      subject: `${who} accepted your quote for ${named(eventName)}`,
      summary: [
        `${who} accepted version ${version} of your quote on ${momentOf(acceptedAt, timeZone)}.`,
        {
          facts: [
            ['Event', oneLine(eventName)],
            ['Total', dollars(payableCents)],
          ],
        },
        ...(discardedChanges === undefined
          ? []
          : [`Your unsent changes were discarded: ${discardedChanges}. You can copy them into a new quote.`]),
        { button: 'Open the quote', url: signedIn(`/provider/quotes/${quoteId}`) },
      ],
      next: [
        'Next: check the invoices for this booking in your Invoices tab.',
        { button: 'View your invoices', url: signedIn(invoicesPaths.provider) },
      ],
    };
  },
});
