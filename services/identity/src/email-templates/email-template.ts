import { z } from 'zod';
import { defineMessage } from '@marquee/contracts/message';
import { toMessage } from '@marquee/service-kit/messaging/message';
import type { Message } from '@marquee/service-kit/messaging/message';
import type { EmailKind } from './email-kind.ts';
import { accountKinds, notificationKinds } from './email-kinds.ts';

const kinds = [...accountKinds, ...notificationKinds] as const;
const [first, ...others] = kinds;

/** An email's data before it is rendered. */
const emailTemplate = z.discriminatedUnion('kind', [first.schema, ...others.map(({ schema }) => schema)]);
export type EmailTemplate = z.infer<typeof emailTemplate>;
export type EmailTemplateOf<Kind extends EmailTemplate['kind']> = Extract<EmailTemplate, { kind: Kind }>;

/** An email about a change of an event, a quote, an invoice or a subscription. */
export type NotificationTemplate = z.infer<(typeof notificationKinds)[number]['schema']>;

type AnyEmailKind = EmailKind<z.ZodType<EmailTemplate>>;

const kindsByName = new Map(kinds.map((kind) => [kind.schema.shape.kind.value, kind]));

/** The declaration of the email's kind; undefined for a stored email of a later release, whose kind this release does not know. */
export function kindOf({ kind }: EmailTemplate): AnyEmailKind | undefined {
  // Safe cast: callers use the declaration only with data of its kind.
  return kindsByName.get(kind) as AnyEmailKind | undefined;
}

/** The message that requests an email. It is stored with the change that causes the email; identity itself consumes it. */
export const emailRequested = defineMessage(
  'identity.mail.requested.v1',
  z.object({ letter: emailTemplate }),
);

export function toEmailRequested(template: EmailTemplate): Message {
  return toMessage(emailRequested, { letter: template });
}
