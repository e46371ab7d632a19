import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openMailSink } from '../src/stack/mail-sink.ts';

const folder = mkdtempSync(join(tmpdir(), 'mail-sink-'));
let sink: Awaited<ReturnType<typeof openMailSink>>;

beforeEach(async () => {
  sink = await openMailSink(folder);
});

afterEach(() => sink.stop());

async function greeted(): Promise<Socket> {
  const caller = connect({ host: '127.0.0.1', port: Number(new URL(sink.url).port) });
  await once(caller, 'data');
  return caller;
}

async function say(caller: Socket, line: string): Promise<string> {
  caller.write(`${line}\r\n`);
  const [answer] = (await once(caller, 'data')) as [Buffer];
  return answer.toString().trim();
}

describe('the mail server of chaos', () => {
  test('when a sender is killed in the middle of an email, then the next sender’s email is accepted', async () => {
    const killed = await greeted();
    await say(killed, 'DATA');
    killed.write('half a line');
    killed.resetAndDestroy();
    await once(killed, 'close');

    const next = await greeted();
    await say(next, 'DATA');

    expect(await say(next, 'Subject: whole\r\n\r\n..dotted\r\n.')).toBe('250 Taken');
    expect(readdirSync(folder)).toEqual(['1.eml']);
    expect(readFileSync(join(folder, '1.eml'), 'utf8')).toBe('Subject: whole\n\n.dotted');
    next.destroy();
  });
});
