import { reserveQuoteMail } from '@marquee/contracts/internal-operations';
import type { EmailWait } from '@marquee/contracts/quotes';
import { callService } from '@marquee/service-kit/http/call-service';
import type { Cause } from '@marquee/service-kit/messaging/message';
import type { Logger } from '@marquee/service-kit/process/logger';

type SentVersion = { providerId: string; quoteId: string; version: number; email: string };

/** What the email about a version waits for; null when identity cannot be asked: the quote has been sent all the same. */
export type FindEmailWait = (sent: SentVersion, cause: Cause) => Promise<EmailWait | null>;

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
