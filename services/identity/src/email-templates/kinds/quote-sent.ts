import { z } from 'zod';
import { daysUntil } from '@marquee/contracts/dates';
import { addressee, defineNotification } from '../email-kind.ts';
import { dateOf, dollars, momentOf } from '../formatting.ts';
import { named, oneLine } from '../typed-text.ts';
import { quoteFields } from './quote-fields.ts';

export const quoteSent = defineNotification({
  schema: z.object({
    kind: z.literal('quote-sent'),
    ...addressee,
    ...quoteFields,
    providerName: z.string(),
    validUntil: z.string().nullable(),
    /** False for a quote made by hand for a person who has no account yet. */
    hasAccount: z.boolean(),
    /** Whether no email about an earlier version was sent; absent in requests of an earlier release. */
    isFirst: z.boolean().optional(),
    sentAt: z.string(),
  }),
  isObsolete: ({ validUntil, timeZone }, { at }) =>
    validUntil !== null && daysUntil(validUntil, timeZone, at) < 0,
  parts(template, { publicUrl }) {
    const { to, eventName, providerName, payableCents, validUntil, hasAccount, sentAt, timeZone } = template;
    const { isFirst = template.version === 1 } = template;
    const [what, and] = isFirst ? ['a quote', ''] : ['a revised quote', ' It replaces the previous one.'];
    return {
      subject: isFirst ? `Your quote for ${named(eventName)}` : `A revised quote for ${named(eventName)}`,
      summary: [
        `${named(providerName)} sent you ${what} on ${momentOf(sentAt, timeZone)}.${and}`,
        {
          facts: [
            ['Event', oneLine(eventName)],
            ['Total', dollars(payableCents)],
            ...(validUntil === null ? [] : [['Valid until', dateOf(validUntil)] as const]),
          ],
        },
      ],
      next: [
        hasAccount
          ? 'Next: review the quote. Sign in to accept it.'
          : `Next: review the quote. To accept it, sign up as a client with ${to} and confirm that address.`,
        { button: 'Review and accept', url: `${publicUrl}/quote?quote=${template.quoteId}` },
      ],
    };
  },
});
