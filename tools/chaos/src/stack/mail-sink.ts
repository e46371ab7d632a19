import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Interface } from 'node:readline';

export type MailSink = { url: string; stop: () => Promise<void> };

/** A mail server that accepts everything: each hand-over becomes a file of its own, also when the same email arrives again. */
export async function openMailSink(folder: string): Promise<MailSink> {
  mkdirSync(folder, { recursive: true });
  const callers = new Set<Socket>();
  let count = 0;

  function store(mail: string): void {
    count += 1;
    writeFileSync(join(folder, `${count}.eml`), mail);
  }

  const server = createServer((caller) => {
    callers.add(caller);
    caller.once('close', () => callers.delete(caller));
    const lines = createInterface({ input: caller });
    // Errors are ignored, because the sender may be killed during a hand-over. Readline emits the errors of its input again.
    for (const source of [caller, lines]) {
      source.on('error', () => undefined);
    }
    speakSmtp({ caller, lines }, store);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      for (const caller of callers) {
        caller.destroy();
      }
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const mailFollows = '354 Go on';

/** The part of SMTP that a sender needs. Stores the email before confirming it. */
function speakSmtp(
  { caller, lines }: { caller: Socket; lines: Interface },
  store: (mail: string) => void,
): void {
  let mail: string[] | null = null;
  caller.write('220 marquee-chaos\r\n');
  lines.on('line', (line) => {
    if (mail === null) {
      const answer = answerTo(line);
      mail = answer === mailFollows ? [] : null;
      caller.write(`${answer}\r\n`);
    } else if (line === '.') {
      store(mail.join('\n'));
      mail = null;
      caller.write('250 Taken\r\n');
    } else {
      // Removes the dot that SMTP doubles at the beginning of a line.
      mail.push(line.replace(/^\./, ''));
    }
  });
}

function answerTo(command: string): string {
  switch (command.slice(0, 4).toUpperCase()) {
    case 'DATA':
      return mailFollows;
    case 'QUIT':
      return '221 Bye';
    default:
      return '250 Fine';
  }
}
