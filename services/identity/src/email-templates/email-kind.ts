import { z } from 'zod';
import type { AccountSettings } from '@marquee/contracts/accounts';
import type { StatusProjections } from '../bookings/create-status-projections.ts';
import type { EmailContent, Paragraph } from './email-content.ts';
import { greeting } from './formatting.ts';
import { oneLine, withoutAddresses } from './typed-text.ts';

/** The fields of every email. */
export const addressee = { to: z.string(), name: z.string() };

type AddressedSchema = z.ZodType<{ to: string; name: string }>;

export type RenderContext = {
  publicUrl: string;
  /** The secret of an emailed link. */
  tokenFor: (linkId: string) => string;
  /** The URL that leads to this path by way of the sign-in page. */
  signedIn: (path: string) => string;
  /** When the email was requested, as text in the time zone of emails about accounts. */
  when: string;
  sentAt: Date;
};

type SendingContext = Pick<StatusProjections, 'invoices' | 'bookings'> & { at: Date };

/** Everything that only one kind of email needs: its data, its text and when it should be sent. */
export type EmailKind<Schema extends AddressedSchema> = {
  /** The email's data before it is rendered, as messages and the queue store it. Contains no secret of a link. */
  schema: Schema;
  render: (template: z.infer<Schema>, context: RenderContext) => EmailContent;
  /** Whether a pending email must not be sent any more. Its request may have arrived late or twice, or have waited for days. */
  isObsolete?: (template: z.infer<Schema>, context: SendingContext) => boolean | Promise<boolean>;
  /** The setting with which the recipient turns these emails off. */
  setting?: keyof AccountSettings;
  /** Whether the email has priority over notifications, because the recipient is waiting for it or must get it at once. */
  isAwaited?: true;
  /** Whether the email is sent although the recipient's account was removed. */
  outlivesAccount?: true;
};

export function defineEmail<Schema extends AddressedSchema>(kind: EmailKind<Schema>): EmailKind<Schema> {
  return kind;
}

/** `summary` says who did what and when; `next` says what to do next. */
export type NotificationParts = {
  subject: string;
  summary: readonly Paragraph[];
  next: readonly Paragraph[];
};

type NotificationKind<Schema extends AddressedSchema> = Omit<EmailKind<Schema>, 'render'> & {
  parts: (template: z.infer<Schema>, context: RenderContext) => NotificationParts;
};

/** A kind of email about a change of an event, a quote, an invoice or a subscription. */
export function defineNotification<Schema extends AddressedSchema>({
  parts,
  ...kind
}: NotificationKind<Schema>): EmailKind<Schema> {
  return {
    ...kind,
    render(template, context) {
      const { subject, summary, next } = parts(sanitized(template), context);
      return { subject, paragraphs: [greeting(template.name), ...summary, ...next, 'Marquee'] };
    },
  };
}

/**
 * Removes web and email addresses from all texts that are not nested. Dates, ids and time zones contain nothing like an address. Replaces
 * an event name without visible characters, which an earlier release may have stored.
 */
function sanitized<Template extends object>(template: Template): Template {
  const fields = Object.entries(template).map(([name, value]: [string, unknown]) => {
    // Skips `to`, which is the recipient's address, and `name`, which the greeting checks.
    if (typeof value !== 'string' || name === 'to' || name === 'name') {
      return [name, value] as const;
    }
    const text = withoutAddresses(value);
    return [name, name === 'eventName' ? oneLine(text) || 'your event' : text] as const;
  });
  // Safe cast: the result has the same fields with the same types.
  return Object.fromEntries(fields) as Template;
}
