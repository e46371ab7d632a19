import { z } from 'zod';
import { defineMessage } from '@marquee/contracts/message';
import { toMessage } from '@marquee/service-kit/messaging/message';
import type { Message } from '@marquee/service-kit/messaging/message';
import { notificationTemplates } from './notification-templates.ts';

const twoFactorUpdate = z.enum(['turned-on', 'turned-off', 'recovery-code-used', 'recovery-codes-renewed']);
export type TwoFactorUpdate = z.infer<typeof twoFactorUpdate>;

const securityUpdate = z.enum(['password-changed', 'new-device', 'google-linked', 'second-step']);
export type SecurityUpdate = z.infer<typeof securityUpdate>;

const linked = { to: z.string(), name: z.string(), linkId: z.string() };

/** An email's data before it is rendered. Contains no secret of a link: rendering derives the secret. */
export const emailTemplate = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('verify-email'), ...linked }),
  z.object({ kind: z.literal('reset-password'), ...linked }),
  z.object({ kind: z.literal('password-changed'), to: z.string(), name: z.string() }),
  z.object({ kind: z.literal('account-deleted'), to: z.string(), name: z.string() }),
  z.object({
    kind: z.literal('new-device'),
    to: z.string(),
    name: z.string(),
    device: z.string(),
    network: z.string(),
  }),
  z.object({
    kind: z.literal('google-linked'),
    to: z.string(),
    name: z.string(),
    isPasswordDropped: z.boolean().optional(),
  }),
  z.object({ kind: z.literal('second-step'), to: z.string(), name: z.string(), news: twoFactorUpdate }),
  z.object({
    kind: z.literal('security-digest'),
    to: z.string(),
    name: z.string(),
    entries: z.array(z.object({ id: z.string(), about: securityUpdate })),
  }),
  z.object({
    kind: z.literal('contact'),
    to: z.string(),
    name: z.string(),
    email: z.string(),
    message: z.string(),
  }),
  ...notificationTemplates,
]);
export type EmailTemplate = z.infer<typeof emailTemplate>;

const awaited: ReadonlySet<EmailTemplate['kind']> = new Set([
  'verify-email',
  'reset-password',
  'password-changed',
  'account-deleted',
  'new-device',
  'google-linked',
  'second-step',
] as const);

/** Whether the email has priority over notifications, because the recipient is waiting for it or must get it at once. */
export function isAwaited({ kind }: EmailTemplate): boolean {
  return awaited.has(kind);
}

/** The message that requests an email. It is stored with the change that causes the email; identity itself consumes it. */
export const emailRequested = defineMessage(
  'identity.mail.requested.v1',
  z.object({ letter: emailTemplate }),
);

export function toEmailRequested(template: EmailTemplate): Message {
  return toMessage(emailRequested, { letter: template });
}
