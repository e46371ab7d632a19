import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

/** Connection timeouts, in milliseconds. The caller limits the total time. */
const limits = {
  dnsTimeout: 5_000,
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 120_000,
};

export function createSmtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport({ url, ...limits, disableFileAccess: true, disableUrlAccess: true });
  return {
    async send({ id, to, subject, text, html, at }, signal) {
      const mail = {
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        date: new Date(at),
        // The Message-ID is constant, so that a mailbox that receives the email twice shows it once.
        messageId: `<${id}@${domainOf(from)}>`,
        // Prevents automatic out-of-office replies.
        headers: { 'auto-submitted': 'auto-generated' },
        signal,
      };
      await transport.sendMail(mail);
    },
  };
}

function domainOf(from: string): string {
  return /@([\w.-]+)/.exec(from)?.[1] ?? 'marquee';
}
