import { randomUUID } from 'node:crypto';
import { createLinkTokens } from '../src/links/link-tokens.ts';
import type { EmailTemplate } from '../src/email-templates/email-template.ts';
import { isPermanentFailure } from '../src/email-queue/is-permanent-failure.ts';
import { createSmtpMailer } from '../src/email-queue/smtp-mailer.ts';
import { createEmailRenderer } from '../src/email-templates/render-email.ts';
import { startFakeSmtpServer } from './support/fake-smtp-server.ts';
import type { FakeSmtpServer } from './support/fake-smtp-server.ts';

let server: FakeSmtpServer;
beforeEach(async () => {
  server = await startFakeSmtpServer();
});
afterEach(() => server.stop());

const renderEmail = createEmailRenderer({
  publicUrl: 'https://marquee.test',
  linkTokens: createLinkTokens('secret'),
});

async function sent(letter: EmailTemplate, id: string = randomUUID()) {
  const mailer = createSmtpMailer({ url: server.url, from: 'Marquee <no-reply@marquee.test>' });
  const at = new Date('2026-03-02T15:00:00Z');
  await mailer.send(await renderEmail({ id, letter, requestedAt: at }, at), new AbortController().signal);
  const [{ recipients, source } = { recipients: [], source: '' }] = server.received;
  return { recipients, source, headers: source.slice(0, source.indexOf('\n\n')) };
}

const accepted = {
  kind: 'quote-accepted',
  to: 'dev@sunset.example',
  name: 'Dev',
  quoteId: randomUUID(),
  version: 1,
  eventName: 'Gala',
  payableCents: 100,
  timeZone: 'America/New_York',
  clientName: 'Amara',
  acceptedAt: '2026-03-02T15:00:00.000Z',
} as const;

describe('an email over SMTP', () => {
  test('when an email is sent, then it has a text and an HTML part, and a Message-ID made from the email’s id', async () => {
    const { recipients, headers, source } = await sent(accepted, 'quote-accepted.1');

    expect(recipients).toEqual(['RCPT TO:<dev@sunset.example>']);
    expect(headers).toMatch(/^Message-ID: <quote-accepted\.1@marquee\.test>$/m);
    expect(headers).toMatch(/^Auto-Submitted: auto-generated$/im);
    expect(headers).toMatch(/^Content-Type: multipart\/alternative;/m);
    expect(source.indexOf('Content-Type: text/plain')).toBeLessThan(
      source.indexOf('Content-Type: text/html'),
    );
  });

  test.each([
    '\r\nBcc: everybody@evil.example',
    '\nBcc: everybody@evil.example\n\nBuy',
    '\u2028Bcc: x@evil.example',
  ])('when a name contains a line end and a header (%j), then no header is added', async (evil) => {
    const { recipients, headers } = await sent({
      ...accepted,
      name: `Dev${evil}`,
      clientName: `Amara${evil}`,
      eventName: `Gala${evil}`,
    });

    expect(recipients).toHaveLength(1);
    expect(headers).not.toMatch(/^bcc:/im);
    expect(headers.match(/^Subject: /gm)).toHaveLength(1);
  });
});

describe('a rejected email', () => {
  test('when the recipient is rejected permanently, then the error counts as a permanent failure', async () => {
    const rejecting = await startFakeSmtpServer({ RCPT: '550 No such mailbox' });

    const error: unknown = await send(rejecting, new AbortController().signal).catch((e: unknown) => e);

    expect(isPermanentFailure(error)).toBe(true);
    await rejecting.stop();
  });

  test.each(['450 Try later', '421 Too busy'])(
    'when the answer is %s, then the error counts as an outage',
    async (line) => {
      const busy = await startFakeSmtpServer({ RCPT: line });

      const error: unknown = await send(busy, new AbortController().signal).catch((e: unknown) => e);

      expect([error instanceof Error, isPermanentFailure(error)]).toEqual([true, false]);
      await busy.stop();
    },
  );

  test('when the server stops answering, then the aborted call fails and no email is received', async () => {
    const silent = await startFakeSmtpServer({ MAIL: null });

    await expect(send(silent, AbortSignal.timeout(200))).rejects.toThrow();

    expect(silent.received).toEqual([]);
    await silent.stop();
  });
});

async function send({ url }: FakeSmtpServer, signal: AbortSignal): Promise<void> {
  const mailer = createSmtpMailer({ url, from: 'Marquee <no-reply@marquee.test>' });
  const at = new Date('2026-03-02T15:00:00Z');
  return mailer.send(await renderEmail({ id: randomUUID(), letter: accepted, requestedAt: at }, at), signal);
}
