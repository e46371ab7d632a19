import { z } from 'zod';
import { addressee, defineEmail } from '../email-kind.ts';
import { named } from '../typed-text.ts';

/** The email to the operator about a message of the contact form. `name` and `email` are those of the person who wrote it. */
export const contact = defineEmail({
  schema: z.object({
    kind: z.literal('contact'),
    ...addressee,
    email: z.string(),
    message: z.string(),
  }),
  render: ({ name, email, message }, { when }) => ({
    subject: 'A message from the contact form',
    paragraphs: [`${named(name)} <${email}> wrote on ${when}:`, message, `Please reply to ${email}.`],
  }),
});
