import type { Mail, Mailer } from '../src/mails/mailer.ts';

type Mailbox = { mailer: Mailer; waitFor: (count: number) => Promise<Mail[]> };

/** All sent emails in order. */
export function createMailbox(): Mailbox {
  const received: Mail[] = [];
  const waiting = new Set<() => void>();
  return {
    mailer: {
      async send(mail) {
        received.push(mail);
        for (const look of waiting) {
          look();
        }
      },
    },
    waitFor: (count) =>
      new Promise((resolve) => {
        function look(): void {
          if (received.length >= count) {
            waiting.delete(look);
            resolve([...received]);
          }
        }
        waiting.add(look);
        look();
      }),
  };
}
