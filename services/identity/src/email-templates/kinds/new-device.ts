import { z } from 'zod';
import { addressee, defineEmail } from '../email-kind.ts';
import { greeting } from '../formatting.ts';

export const newDevice = defineEmail({
  schema: z.object({
    kind: z.literal('new-device'),
    ...addressee,
    device: z.string(),
    network: z.string(),
  }),
  isAwaited: true,
  render: ({ name, device, network }, { publicUrl, when }) => ({
    subject: 'A new device signed in',
    paragraphs: [
      greeting(name),
      'We noticed a new sign-in to your account.',
      {
        facts: [
          ['Device', device],
          ['From', network],
          ['Time', when],
        ],
      },
      'If this was you, no action is needed. If not, sign that device out and change your password now.',
      { button: 'Review your devices', url: `${publicUrl}/account` },
      'Marquee',
    ],
  }),
});
