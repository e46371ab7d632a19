import { z } from 'zod';
import { addressee, defineEmail } from '../email-kind.ts';
import { greeting } from '../formatting.ts';

export const googleLinked = defineEmail({
  schema: z.object({
    kind: z.literal('google-linked'),
    ...addressee,
    isPasswordDropped: z.boolean().optional(),
  }),
  isAwaited: true,
  render: ({ name, isPasswordDropped = false }, { publicUrl, when }) => ({
    subject: 'Google was linked to your account',
    paragraphs: [
      greeting(name),
      `Since ${when}, the Google account with this address can sign in to your Marquee account.`,
      ...(isPasswordDropped ? [passwordDropped] : []),
      'If this was you, no action is needed. If not, secure your Google account, change your password now and review your devices.',
      { button: 'Review your devices', url: `${publicUrl}/account` },
      'Marquee',
    ],
  }),
});

const passwordDropped =
  'The earlier password no longer works, because this address had not been confirmed when it was chosen, and every device was signed out. To set a password, use "Forgot password?" on the sign-in page.';
