import { z } from 'zod';
import { addressee, defineNotification } from '../email-kind.ts';
import { momentOf } from '../formatting.ts';
import { named } from '../typed-text.ts';
import { eventFactsOf, eventFields } from './event-fields.ts';

/** The email to the provider. */
export const requestReceived = defineNotification({
  schema: z.object({
    kind: z.literal('request-received'),
    ...addressee,
    ...eventFields,
    clientName: z.string(),
    sentAt: z.string(),
  }),
  parts(template, { signedIn }) {
    const { eventName, clientName, sentAt, timeZone } = template;
    return {
      subject: `A new request: ${named(eventName)}`,
      summary: [
        `${named(clientName)} sent you a request on ${momentOf(sentAt, timeZone)}.`,
        { facts: eventFactsOf(template) },
      ],
      next: [
        'Next: review the request and send a quote.',
        { button: 'Review the request', url: signedIn('/provider') },
      ],
    };
  },
});
