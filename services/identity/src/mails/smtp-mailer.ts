import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

export function createSmtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport(url, { disableFileAccess: true, disableUrlAccess: true });
  return {
    async send({ id, to, subject, text, html, at }) {
      // One and the same Message-ID: a mailbox that gets it twice shows it once.
      const messageId = `<${id}@${domainOf(from)}>`;
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        date: new Date(at),
        messageId,
        // Nobody's absence notice needs to answer.
        headers: { 'auto-submitted': 'auto-generated' },
      });
    },
  };
}

function domainOf(from: string): string {
  return /@([\w.-]+)/.exec(from)?.[1] ?? 'marquee';
}
