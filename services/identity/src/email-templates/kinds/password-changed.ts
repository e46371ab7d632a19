import { z } from 'zod';
import { addressee, defineEmail } from '../email-kind.ts';
import { greeting } from '../formatting.ts';

export const passwordChanged = defineEmail({
  schema: z.object({ kind: z.literal('password-changed'), ...addressee }),
  isAwaited: true,
  render: ({ name }, { publicUrl, when }) => ({
    subject: 'Your password was changed',
    paragraphs: [
      greeting(name),
      `The password of your Marquee account was changed on ${when}, and you were signed out on all other devices.`,
      `If this was not you, reset your password now with 'Forgot password' on the sign-in page.`,
      { button: 'Go to sign-in', url: `${publicUrl}/auth` },
      'Marquee',
    ],
  }),
});
