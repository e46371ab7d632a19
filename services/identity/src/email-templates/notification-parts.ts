import type { NotificationTemplate } from './notification-templates.ts';
import type { Paragraph } from './email-content.ts';

export type NotificationTemplateOf<Kind extends NotificationTemplate['kind']> = Extract<
  NotificationTemplate,
  { kind: Kind }
>;

/** `summary` says who did what and when; `next` says what to do next. */
export type NotificationParts = {
  subject: string;
  summary: readonly Paragraph[];
  next: readonly Paragraph[];
};
