import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Interface } from 'node:readline';

export type MailSink = { url: string; stop: () => Promise<void> };

/** A mail server that takes everything: each hand-over is a file of its own, also when the same mail comes again. */
export async function openMailSink(folder: string): Promise<MailSink> {
  mkdirSync(folder, { recursive: true });
  const callers = new Set<Socket>();
  let taken = 0;

  function keep(mail: string): void {
    taken += 1;
    writeFileSync(join(folder, `${taken}.eml`), mail);
  }

  const server = createServer((caller) => {
    callers.add(caller);
    caller.once('close', () => callers.delete(caller));
    const lines = createInterface({ input: caller });
    // Whoever hands a mail over may be killed while doing so; readline tells its input's errors once more.
    for (const source of [caller, lines]) {
      source.on('error', () => undefined);
    }
    converse({ caller, lines }, keep);
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

/** As much of SMTP as one who hands over needs. The mail is kept before its arrival is confirmed. */
function converse(
  { caller, lines }: { caller: Socket; lines: Interface },
  keep: (mail: string) => void,
): void {
  let mail: string[] | null = null;
  caller.write('220 marquee-chaos\r\n');
  lines.on('line', (line) => {
    if (mail === null) {
      const answer = answerTo(line);
      mail = answer === mailFollows ? [] : null;
      caller.write(`${answer}\r\n`);
    } else if (line === '.') {
      keep(mail.join('\n'));
      mail = null;
      caller.write('250 Taken\r\n');
    } else {
      // A dot at the beginning of a line was doubled on the way.
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
