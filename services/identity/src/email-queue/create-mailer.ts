import type { Logger } from '@marquee/service-kit/process/logger';
import { createFolderMailer } from './folder-mailer.ts';
import type { Mailer } from './mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

type MailSettings = { SMTP_URL?: string | undefined; MAIL_DIR?: string | undefined; MAIL_FROM: string };

/**
 * Returns a mailer for the configured mail server. Without a server, the mailer writes to the configured folder. Without a folder, it
 * discards emails and logs that.
 */
export function createMailer({ SMTP_URL, MAIL_DIR, MAIL_FROM }: MailSettings, logger: Logger): Mailer {
  if (SMTP_URL !== undefined) {
    return createSmtpMailer({ url: SMTP_URL, from: MAIL_FROM });
  }
  return MAIL_DIR === undefined ? createLogMailer(logger) : createFolderMailer(MAIL_DIR);
}

function createLogMailer(logger: Logger): Mailer {
  return {
    send: async ({ id, subject }) => {
      logger.info(
        { mailId: id, subject },
        'an email was discarded, because neither SMTP_URL nor MAIL_DIR is set',
      );
    },
  };
}
