import { findQuoteMailWait, reserveQuoteMail } from '@marquee/contracts/internal-operations';
import type { EmailWait } from '@marquee/contracts/quotes';
import { callService } from '@marquee/service-kit/http/call-service';
import type { Cause } from '@marquee/service-kit/messaging/message';
import type { Logger } from '@marquee/service-kit/process/logger';

type EmailedVersion = { quoteId: string; version: number };
type SentVersion = EmailedVersion & { providerId: string; email: string; clientWroteFirst: boolean };
type CallCause = Pick<Cause, 'requestId' | 'traceparent'>;

export type EmailWaits = {
  /** Reserves a slot for the email and returns what the email waits for. Null when identity is unavailable; the quote is sent anyway. */
  reserveEmail(sent: SentVersion, cause: CallCause): Promise<EmailWait | null>;
  /** What the email waits for now; null when identity is unavailable. */
  findEmailWait(sent: EmailedVersion, cause: CallCause): Promise<EmailWait | null>;
};

type WaitDeps = { identityUrl: string; secret: string; logger: Logger };

/** Short, because the line about the email is not worth delaying the provider's page. */
const lookupTimeoutMs = 500;

export function createEmailWaits({ identityUrl: baseUrl, secret, logger }: WaitDeps): EmailWaits {
  async function nullIfUnavailable<Answer>(
    ask: Promise<Answer>,
    { quoteId }: EmailedVersion,
    cause: CallCause,
  ) {
    try {
      return await ask;
    } catch (error) {
      const { requestId } = cause;
      logger.warn({ err: error, quoteId, requestId }, 'identity did not report when the email will be sent');
      return null;
    }
  }

  return {
    reserveEmail: (body, cause) =>
      nullIfUnavailable(callService(reserveQuoteMail, { baseUrl, secret, cause, body }), body, cause),
    findEmailWait: (body, cause) =>
      nullIfUnavailable(
        callService(findQuoteMailWait, {
          ...{ baseUrl, secret, cause, body },
          signal: AbortSignal.timeout(lookupTimeoutMs),
        }),
        body,
        cause,
      ),
  };
}
