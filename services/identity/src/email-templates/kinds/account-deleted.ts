import { z } from 'zod';
import { addressee, defineEmail } from '../email-kind.ts';
import { greeting } from '../formatting.ts';

export const accountDeleted = defineEmail({
  schema: z.object({ kind: z.literal('account-deleted'), ...addressee }),
  isAwaited: true,
  outlivesAccount: true,
  render: ({ name }, { when }) => ({
    subject: 'Your account was deleted',
    paragraphs: [
      greeting(name),
      `Your Marquee account was deleted on ${when}, as you asked. This is our last email to you.`,
      'Accepted quotes stay on record without your name; invoices and receipts stay as they were issued. You can sign up again with this address at any time.',
      'Marquee',
    ],
  }),
});
