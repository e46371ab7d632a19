import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { createInterface } from 'node:readline';

export type ReceivedEmail = { recipients: string[]; source: string };

export type FakeSmtpServer = { url: string; received: ReceivedEmail[]; stop: () => Promise<void> };

/** Replies that replace the default ones, by the first word of the command. Null means that the server never answers. */
type ReplyOverrides = Readonly<Record<string, string | null>>;

/** Starts an SMTP server that accepts and records every email. */
export async function startFakeSmtpServer(overrides: ReplyOverrides = {}): Promise<FakeSmtpServer> {
  const received: ReceivedEmail[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    serve(socket, overrides, (mail) => received.push(mail));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    async stop() {
      for (const socket of sockets) {
        socket.destroy();
      }
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function serve(socket: Socket, overrides: ReplyOverrides, onReceived: (mail: ReceivedEmail) => void): void {
  let recipients: string[] = [];
  let source: string[] | null = null;
  const answer = (line: string): void => void socket.write(`${line}\r\n`);
  answer('220 stand-in');
  createInterface({ input: socket }).on('line', (line) => {
    const override = source === null ? overrides[line.split(/[ :]/)[0] ?? ''] : undefined;
    if (override !== undefined) {
      if (override !== null) {
        answer(override);
      }
    } else if (source === null) {
      recipients = line.startsWith('RCPT') ? [...recipients, line] : recipients;
      source = line === 'DATA' ? [] : null;
      answer(line === 'DATA' ? '354 Go on' : '250 Fine');
    } else if (line === '.') {
      onReceived({ recipients, source: source.join('\n') });
      [recipients, source] = [[], null];
      answer('250 Taken');
    } else {
      source.push(line);
    }
  });
}
