import { z } from 'zod';
import { dateIn } from '@marquee/contracts/dates';
import { toCents } from '@marquee/contracts/money';
import { monthlyPrice } from '@marquee/contracts/provider-plan';
import { addressee, defineNotification } from '../email-kind.ts';
import { dateOf, dollars } from '../formatting.ts';

/** The email to the provider about a renewal, a failed payment, or the end of the subscription. */
export const subscriptionChanged = defineNotification({
  schema: z.object({
    kind: z.literal('subscription-changed'),
    ...addressee,
    status: z.enum(['active', 'past_due', 'ended']),
    periodEndsAt: z.string(),
    /** When the subscription ends or ended; null while it renews. */
    endsAt: z.string().nullable(),
    coveredUntil: z.string(),
    timeZone: z.string(),
  }),
  parts({ status, endsAt, periodEndsAt, coveredUntil, timeZone }, { signedIn }) {
    const url = signedIn('/provider/billing');
    const dayOf = (instant: string) => dateOf(dateIn(timeZone, new Date(instant)));
    const price = dollars(toCents(monthlyPrice));
    if (status === 'past_due') {
      return {
        subject: `Your payment of ${price} for Marquee did not go through`,
        summary: [`Your card was declined. Please pay by ${dayOf(coveredUntil)} to keep your subscription.`],
        next: ['Next: check your card, or use another one.', { button: 'Fix payment', url }],
      };
    }
    if (status === 'ended' || endsAt !== null) {
      const day = dayOf(endsAt ?? periodEndsAt);
      const what = status === 'ended' ? `ended on ${day}` : `ends on ${day}`;
      return {
        subject: `Your Marquee subscription ${what}`,
        summary: [`Your Marquee subscription ${what}. You will not be charged again.`],
        next: ['You can subscribe again at any time.', { button: 'View billing', url }],
      };
    }
    const until = dayOf(periodEndsAt);
    return {
      subject: `Your Marquee subscription is paid until ${until}`,
      summary: [
        `Your Marquee subscription is paid until ${until}.`,
        {
          facts: [
            ['Price', `${price} a month`],
            ['Next payment', until],
          ],
        },
      ],
      next: ['No action is needed.', { button: 'View billing', url }],
    };
  },
});
