import { z } from 'zod';
import { addressee, defineEmail } from '../email-kind.ts';
import { greeting } from '../formatting.ts';

export const resetPassword = defineEmail({
  schema: z.object({ kind: z.literal('reset-password'), ...addressee, linkId: z.string() }),
  isAwaited: true,
  render: ({ name, linkId }, { publicUrl, tokenFor, when }) => ({
    subject: 'Set a new password',
    paragraphs: [
      greeting(name),
      `We received a request on ${when} to reset the password of your Marquee account. Choose a new password here:`,
      { button: 'Choose a new password', url: `${publicUrl}/auth?reset=${tokenFor(linkId)}` },
      'This link works once and expires in 30 minutes. If you did not ask for it, you can ignore this email: your password has not changed.',
      'Marquee',
    ],
  }),
});
