import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { createInterface } from 'node:readline';

export type Taken = { recipients: string[]; source: string };

export type SmtpStandIn = { url: string; taken: Taken[]; stop: () => Promise<void> };

/** What it answers instead, by the first word of the command. Null: it never answers. */
type Odd = Readonly<Record<string, string | null>>;

/** Starts an SMTP server that accepts and records every email. */
export async function openSmtpStandIn(odd: Odd = {}): Promise<SmtpStandIn> {
  const taken: Taken[] = [];
  const callers = new Set<Socket>();
  const server = createServer((caller) => {
    callers.add(caller);
    converse(caller, odd, (mail) => taken.push(mail));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
    async stop() {
      for (const caller of callers) {
        caller.destroy();
      }
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function converse(caller: Socket, odd: Odd, take: (mail: Taken) => void): void {
  let recipients: string[] = [];
  let source: string[] | null = null;
  const answer = (line: string): void => void caller.write(`${line}\r\n`);
  answer('220 stand-in');
  createInterface({ input: caller }).on('line', (line) => {
    const instead = source === null ? odd[line.split(/[ :]/)[0] ?? ''] : undefined;
    if (instead !== undefined) {
      if (instead !== null) {
        answer(instead);
      }
    } else if (source === null) {
      recipients = line.startsWith('RCPT') ? [...recipients, line] : recipients;
      source = line === 'DATA' ? [] : null;
      answer(line === 'DATA' ? '354 Go on' : '250 Fine');
    } else if (line === '.') {
      take({ recipients, source: source.join('\n') });
      [recipients, source] = [[], null];
      answer('250 Taken');
    } else {
      source.push(line);
    }
  });
}
