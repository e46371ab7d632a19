import { z } from 'zod';
import { addressee, defineEmail } from '../email-kind.ts';
import { greeting } from '../formatting.ts';

const twoFactorUpdate = z.enum(['turned-on', 'turned-off', 'recovery-code-used', 'recovery-codes-renewed']);
export type TwoFactorUpdate = z.infer<typeof twoFactorUpdate>;

/** The email about a change of two-factor authentication or of its recovery codes. */
export const secondStep = defineEmail({
  schema: z.object({ kind: z.literal('second-step'), ...addressee, news: twoFactorUpdate }),
  isAwaited: true,
  render({ name, news }, { publicUrl, when }) {
    const { subject, what, more = '' } = texts[news];
    return {
      subject,
      paragraphs: [
        greeting(name),
        `${what} on ${when}.${more}`,
        'If this was not you, change your password now and review your devices.',
        { button: 'Review your devices', url: `${publicUrl}/account` },
        'Marquee',
      ],
    };
  },
});

const texts: Record<TwoFactorUpdate, { subject: string; what: string; more?: string }> = {
  'turned-on': {
    subject: 'Two-factor authentication is on',
    what: 'Two-factor authentication was turned on',
  },
  'turned-off': {
    subject: 'Two-factor authentication is off',
    what: 'Two-factor authentication was turned off',
  },
  'recovery-code-used': {
    subject: 'A recovery code was used',
    what: 'A recovery code was used to sign in',
    more: ' It cannot be used again.',
  },
  'recovery-codes-renewed': {
    subject: 'New recovery codes',
    what: 'New recovery codes were created',
    more: ' They replace the earlier ones.',
  },
};
