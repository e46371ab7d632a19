import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import type { Email } from '../src/mail/email-folder.ts';
import { withMailbox } from '../src/mail/mailbox.ts';
import { freePort } from '../src/network/free-port.ts';
import { listenOnLoopback, requireFreePort } from '../src/network/listen.ts';

describe('the ports of the local stack', () => {
  let stop: () => Promise<void> = async () => undefined;
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'marquee-mail-'));
  });

  afterEach(async () => {
    await stop();
    rmSync(folder, { recursive: true });
  });

  test('when a port is open, then it answers on 127.0.0.1 and on localhost', async () => {
    const port = await open();

    const answers = await Promise.all(
      ['127.0.0.1', 'localhost'].map((host) => fetch(`http://${host}:${port}/`)),
    );

    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(['product', 'product']);
  });

  test('when the port is in use, then one line says so', async () => {
    const port = await open();

    await expect(requireFreePort(port)).rejects.toThrow(`Port ${port} is taken by another program.`);
  });

  test('when somebody opens the mailbox, then the newest email is first, and markup is shown as text', async () => {
    writeEmail({
      id: '1',
      to: 'amara@okafor.example',
      subject: 'Old',
      text: 'old',
      at: '2026-01-01T00:00:00.000Z',
    });
    writeEmail({
      id: '2',
      to: 'dev@sunset.example',
      subject: '<b>New</b>',
      text: 'new',
      at: '2026-01-02T00:00:00.000Z',
    });
    const port = await open();

    const page = await (await fetch(`http://127.0.0.1:${port}/dev/mailbox`)).text();
    const amaras = await (
      await fetch(`http://127.0.0.1:${port}/dev/mailbox.json?to=amara@okafor.example`)
    ).json();

    expect(page.indexOf('&lt;b>New')).toBeLessThan(page.indexOf('Old'));
    expect(amaras).toEqual([expect.objectContaining({ subject: 'Old' })]);
  });

  test.each(['/dev/mailbox', '/dev/mailbox.json', '/dev/mailbox/1.html'])(
    'when a foreign host name leads to %s, then no emails are shown',
    async (path) => {
      writeEmail({
        id: '1',
        to: 'amara@okafor.example',
        subject: 'Old',
        text: 'old',
        html: 'old',
        at: '2026',
      });
      const port = await open();

      const stranger = await requestAs(`evil.example:${port}`, port, path);
      const own = await requestAs('marquee.example', port, path);

      expect([stranger.status, own.status]).toEqual([403, 200]);
      expect(stranger.text).not.toContain('old');
    },
  );

  test('when an email is incomplete, then the others are shown', async () => {
    writeEmail({ id: '1', to: 'amara@okafor.example', subject: 'Whole', text: 'x', at: '2026' });
    writeFileSync(join(folder, '2.json'), '{"id": "2", "to": "am');
    writeFileSync(join(folder, '3.json'), '{"id": "3"}');
    const port = await open();

    const emails = await (await fetch(`http://127.0.0.1:${port}/dev/mailbox.json`)).json();

    expect(emails).toEqual([expect.objectContaining({ subject: 'Whole' })]);
    const page = await (await fetch(`http://127.0.0.1:${port}/dev/mailbox`)).text();
    expect(page).toContain(`${join(folder, '2.json')} contains no complete email. Delete it.`);
  });

  test('when an email is HTML, then it is shown unchanged, without scripts', async () => {
    const html = '<!doctype html><p style="color: #0B2B33">Hello</p>';
    const email = {
      to: 'amara@okafor.example',
      subject: 'Set',
      text: 'Hello',
      at: '2026-01-01T00:00:00.000Z',
    };
    writeEmail({ ...email, id: 'quote-sent.7.1', html });
    const port = await open();

    const list = await (await fetch(`http://127.0.0.1:${port}/dev/mailbox`)).text();
    const page = await fetch(`http://127.0.0.1:${port}/dev/mailbox/quote-sent.7.1.html`);

    expect(list).toContain('<iframe title="Formatted email" src="/dev/mailbox/quote-sent.7.1.html"');
    expect(await page.text()).toBe(html);
    expect(page.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
    );
  });

  test.each(['/dev/mailbox/none.html', '/dev/mailbox/..%2F..%2Fpackage.json.html', '/dev/mailbox/%zz.html'])(
    'when %s is requested, then the response is 404',
    async (path) => {
      const port = await open();

      expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(404);
    },
  );

  function requestAs(host: string, port: number, path: string) {
    return new Promise<{ status: number; text: string }>((resolve, reject) => {
      const clientRequest = request({ host: '127.0.0.1', port, path, headers: { host } }, (response) => {
        text(response).then((body) => {
          resolve({ status: response.statusCode ?? 0, text: body });
        }, reject);
      });
      clientRequest.once('error', reject).end();
    });
  }

  async function open(): Promise<number> {
    const port = await freePort();
    const server = await listenOnLoopback(
      withMailbox({ folder, publicUrl: 'http://marquee.example' }, (_request, response) =>
        response.end('product'),
      ),
      port,
    );
    stop = server.stop;
    return port;
  }

  function writeEmail(email: Email): void {
    writeFileSync(join(folder, `${email.id}.json`), JSON.stringify(email));
  }
});
