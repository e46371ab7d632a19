import { defaultTimeZone } from '@marquee/contracts/dates';
import type { LinkTokens } from '../links/link-tokens.ts';
import type { Email } from '../email-queue/mailer.ts';
import { toPlainText } from './email-content.ts';
import { kindOf } from './email-template.ts';
import type { EmailTemplate } from './email-template.ts';
import { momentOf } from './formatting.ts';
import { oneLine } from './typed-text.ts';

export type EmailRequest = { id: string; letter: EmailTemplate; requestedAt: Date };

/** Renders an email as of the moment of sending. */
export type RenderEmail = (request: EmailRequest, sentAt: Date) => Promise<Email>;

export function createEmailRenderer({
  publicUrl,
  linkTokens,
  timeZone = defaultTimeZone,
}: {
  publicUrl: string;
  linkTokens: LinkTokens;
  /** The time zone of emails about an account; emails about an event use the time zone of the venue. */
  timeZone?: string;
}): RenderEmail {
  const tokenFor = (linkId: string) => linkTokens.tokenFor(linkId);
  const signedIn = (path: string) => `${publicUrl}/api/login?returnTo=${encodeURIComponent(path)}`;

  return async ({ id, letter: template, requestedAt }, sentAt) => {
    // Loaded on demand, so that the service starts faster. The HTML renderer is a third of the service's code.
    const { toHtml } = await import('./to-html.ts');
    const when = momentOf(requestedAt.toISOString(), timeZone);
    const context = { publicUrl, tokenFor, signedIn, when, sentAt };
    const rendered = requireKind(template).render(template, context);
    const content = { ...rendered, subject: oneLine(rendered.subject) };
    return {
      id,
      to: template.to,
      subject: content.subject,
      text: toPlainText(content),
      html: toHtml(content),
      at: requestedAt.toISOString(),
    };
  };
}

/** Throws for an email of a later release. It stays stored until a release that knows its kind sends it. */
function requireKind(template: EmailTemplate) {
  const kind = kindOf(template);
  if (kind === undefined) {
    throw new Error(`This release has no emails of kind ${template.kind}`);
  }
  return kind;
}
