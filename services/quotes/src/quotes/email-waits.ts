import { findQuoteMailWait, reserveQuoteMail } from '@marquee/contracts/internal-operations';
import type { EmailWait } from '@marquee/contracts/quotes';
import { callService } from '@marquee/service-kit/http/call-service';
import type { Cause } from '@marquee/service-kit/messaging/message';
import type { Logger } from '@marquee/service-kit/process/logger';

type MailedVersion = { quoteId: string; version: number };
type SentVersion = MailedVersion & { providerId: string; email: string; clientWroteFirst: boolean };
type Asking = Pick<Cause, 'requestId' | 'traceparent'>;

export type EmailWaits = {
  /** Allots the email its slot. Null when identity is unavailable: the quote has still been sent. */
  reserveEmail(sent: SentVersion, cause: Asking): Promise<EmailWait | null>;
  /** What the email waits for now; null when identity is unavailable. */
  findEmailWait(sent: MailedVersion, cause: Asking): Promise<EmailWait | null>;
};

type WaitDeps = { identityUrl: string; secret: string; logger: Logger };

/** In milliseconds. Short, because the line about the email is not worth delaying the provider's page. */
const longestLook = 500;

export function createEmailWaits({ identityUrl: baseUrl, secret, logger }: WaitDeps): EmailWaits {
  async function unlessAway<Answer>(ask: Promise<Answer>, { quoteId }: MailedVersion, cause: Asking) {
    try {
      return await ask;
    } catch (error) {
      const { requestId } = cause;
      logger.warn({ err: error, quoteId, requestId }, 'identity did not say when the email goes');
      return null;
    }
  }

  return {
    reserveEmail: (body, cause) =>
      unlessAway(callService(reserveQuoteMail, { baseUrl, secret, cause, body }), body, cause),
    findEmailWait: (body, cause) =>
      unlessAway(
        callService(findQuoteMailWait, {
          ...{ baseUrl, secret, cause, body },
          signal: AbortSignal.timeout(longestLook),
        }),
        body,
        cause,
      ),
  };
}
