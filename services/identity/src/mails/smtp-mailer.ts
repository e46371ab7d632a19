import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

/** A server that does not even greet within these is away. How long all of it may take, whoever hands over decides. */
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
        // One and the same Message-ID: a mailbox that gets it twice shows it once.
        messageId: `<${id}@${domainOf(from)}>`,
        // Nobody's absence notice needs to answer.
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
