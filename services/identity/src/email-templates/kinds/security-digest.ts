import { z } from 'zod';
import { addressee, defineEmail } from '../email-kind.ts';
import { greeting } from '../formatting.ts';

/** The kinds of email that become entries of the digest after the day's limit was reached. */
export const securityUpdate = z.enum(['password-changed', 'new-device', 'google-linked', 'second-step']);
export type SecurityUpdate = z.infer<typeof securityUpdate>;

/** The email with the numbers of the notifications that were held back after the day's limit was reached. */
export const securityDigest = defineEmail({
  schema: z.object({
    kind: z.literal('security-digest'),
    ...addressee,
    entries: z.array(z.object({ id: z.string(), about: securityUpdate })),
  }),
  render({ name, entries }, { publicUrl, when: since }) {
    const kinds = Map.groupBy(entries, ({ about }) => about);
    const lines = Array.from(kinds, ([about, { length }]) => digestLines[about](length));
    return {
      subject: 'More activity on your account',
      paragraphs: [
        greeting(name),
        `There has been more activity on your Marquee account since ${since}:`,
        lines.join(' '),
        'If this was you, no action is needed. If not, change your password now and review your devices.',
        { button: 'Review your devices', url: `${publicUrl}/account` },
        'Marquee',
      ],
    };
  },
});

const digestLines: Record<SecurityUpdate, (times: number) => string> = {
  'new-device': (times) => (times === 1 ? '1 new device signed in.' : `${times} new devices signed in.`),
  'password-changed': (times) => `Your password was changed ${inTimes(times)}.`,
  'google-linked': (times) => `Google was linked to your account ${inTimes(times)}.`,
  'second-step': (times) => `Two-factor authentication or its recovery codes changed ${inTimes(times)}.`,
};

function inTimes(times: number): string {
  return times === 1 ? 'once' : `${times} times`;
}
