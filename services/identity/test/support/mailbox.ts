import type { Email, Mailer } from '../../src/email-queue/mailer.ts';

type Mailbox = { mailer: Mailer; waitFor: (count: number) => Promise<Email[]> };

/** A mailer that keeps all sent emails in order. */
export function createMailbox(): Mailbox {
  const received: Email[] = [];
  const checks = new Set<() => void>();
  return {
    mailer: {
      async send(mail) {
        received.push(mail);
        for (const check of checks) {
          check();
        }
      },
    },
    waitFor: (count) =>
      new Promise((resolve) => {
        function check(): void {
          if (received.length >= count) {
            checks.delete(check);
            resolve([...received]);
          }
        }
        checks.add(check);
        check();
      }),
  };
}
