import { findQuoteMailWaits, reserveQuoteMail } from '@marquee/contracts/internal-operations';
import type { EmailWait } from '@marquee/contracts/quotes';
import { callService } from '@marquee/service-kit/http/call-service';
import type { Cause } from '@marquee/service-kit/messaging/message';
import type { Logger } from '@marquee/service-kit/process/logger';

type SentVersion = { providerId: string; quoteId: string; version: number; email: string };
type MailedVersion = { quoteId: string; version: number };

/** What the email about a version waits for; null when identity cannot be asked: the quote has been sent all the same. */
export type FindEmailWait = (sent: SentVersion, cause: Cause) => Promise<EmailWait | null>;

/** What the emails about these versions wait for now, by quote; empty when identity cannot be asked. */
export type FindEmailWaits = (
  sent: readonly MailedVersion[],
  cause: Pick<Cause, 'requestId' | 'traceparent'>,
) => Promise<Map<string, EmailWait>>;

type FindDeps = { identityUrl: string; secret: string; logger: Logger };

export function createFindEmailWait({ identityUrl, secret, logger }: FindDeps): FindEmailWait {
  return async (body, cause) => {
    try {
      return await callService(reserveQuoteMail, { baseUrl: identityUrl, secret, cause, body });
    } catch (error) {
      const { quoteId } = body;
      logger.warn(
        { err: error, quoteId, requestId: cause.requestId },
        'identity did not say when the email goes',
      );
      return null;
    }
  };
}

export function createFindEmailWaits({ identityUrl, secret, logger }: FindDeps): FindEmailWaits {
  return async (mails, cause) => {
    if (mails.length === 0) {
      return new Map();
    }
    try {
      const body = { mails };
      const found = await callService(findQuoteMailWaits, { baseUrl: identityUrl, secret, cause, body });
      return new Map((found ?? []).map(({ quoteId, email }) => [quoteId, email]));
    } catch (error) {
      logger.warn({ err: error, requestId: cause.requestId }, 'identity did not say which emails wait');
      return new Map();
    }
  };
}
