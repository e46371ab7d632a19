import { z } from 'zod';
import { addressee, defineEmail } from '../email-kind.ts';
import { greeting } from '../formatting.ts';

export const verifyEmail = defineEmail({
  schema: z.object({ kind: z.literal('verify-email'), ...addressee, linkId: z.string() }),
  isAwaited: true,
  render: ({ name, linkId }, { publicUrl, tokenFor }) => ({
    subject: 'Please confirm your email address',
    paragraphs: [
      greeting(name),
      'Someone signed up for Marquee with this address. If it was you, please confirm your email to finish setting up your account:',
      { button: 'Confirm email address', url: `${publicUrl}/auth?verify=${tokenFor(linkId)}` },
      'This link expires in 7 days. If you did not sign up, you can ignore this email.',
      'Marquee',
    ],
  }),
});
