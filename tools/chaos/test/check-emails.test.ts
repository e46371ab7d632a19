import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createSmtpMailer } from '@marquee/identity/email-queue/smtp-mailer';

import { readEmails } from '../src/check/read-emails.ts';
import { countSentAgain } from '../src/check/rules/emails.ts';
import { openMailSink } from '../src/stack/mail-sink.ts';
import { healthyProjections } from './check-fixture-projections.ts';
import { anEntry, aQuote, aHealthySystem } from './check-fixture.ts';
import { findingsIn } from './check-kit.ts';

const { emails } = aHealthySystem();
const again = [...emails, ...emails.slice(0, 1)];

describe('the checker: emails', () => {
  test('when an email is handed over again with the same id, then the repetition is counted and is not a duplicate', () => {
    expect(countSentAgain(again)).toBe(1);
    expect(findingsIn({ found: { emails: again } })).toEqual([]);
  });

  test('when each email is handed over once, then no repetition is counted', () => {
    expect(countSentAgain(emails)).toBe(0);
  });

  test('when a quote is archived, then the email about the sent quote may be missing', () => {
    const archived = { id: '6-1', status: 'archived', type: 'archived', data: {} };
    const quote = aQuote({
      status: 'archived',
      archivedAt: new Date('2026-03-02T12:00:00.000Z'),
      history: [...aQuote().history, archived],
    });
    const without = emails.filter(({ id }) => !id.includes('quote-sent'));
    const healthy = healthyProjections();
    const standings = healthy['events.quoteStanding'].map((row) => ({
      ...row,
      ...{ sourceVersion: 6, status: 'archived' },
    }));
    const projections = { ...healthy, 'events.quoteStanding': standings };

    expect(
      findingsIn({
        found: { quotes: [quote], emails: without, projections },
        more: [anEntry('archive-quote', { subject: 'quote' })],
      }),
    ).toEqual([]);
  });

  test.each([
    'request-received.event',
    'quote-sent.quote.1',
    'quote-accepted.quote',
    'you-are-booked.quote',
    'invoice-sent.invoice',
  ])('when the email %s is missing, then it is lost', (id) => {
    const without = emails.filter((mail) => !mail.id.includes(id));

    expect(findingsIn({ found: { emails: without } })).toEqual([{ kind: 'lost', detail: `no email ${id}` }]);
  });

  test.each([
    ['quote-sent.quote.1', []],
    ['quote-accepted.quote', [{ kind: 'lost', detail: 'no email quote-accepted.quote' }]],
  ])('when the email %s is held, then it is lost, unless it is about a sent quote', (id, findings) => {
    const without = emails.filter((mail) => !mail.id.includes(id));

    expect(findingsIn({ found: { emails: without, heldEmails: [id] } })).toEqual(findings);
  });

  test('when part of an invoice was refunded, then an email about the refund must exist', () => {
    const creditNotes = [{ id: 'note', amountCents: 100, reason: '' }];
    const found = { invoices: aHealthySystem().invoices.map((invoice) => ({ ...invoice, creditNotes })) };

    expect(findingsIn({ found })).toContainEqual({ kind: 'lost', detail: 'no email invoice-refunded.note' });
  });

  test('when an event was cancelled, then an email about the cancellation must exist', () => {
    const { events } = aHealthySystem();
    const found = { events: events.map((event) => ({ ...event, status: 'cancelled' })) };

    expect(findingsIn({ found })).toContainEqual({ kind: 'lost', detail: 'no email event-cancelled.event' });
  });
});

describe('the mail sink', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'mail-sink-'));
  });

  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  test('when an email is handed over twice, then both copies are stored with the same id', async () => {
    const sink = await openMailSink(join(folder, 'mail'));
    const mailer = createSmtpMailer({ url: sink.url, from: 'Marquee <no-reply@marquee.example>' });
    const mail = {
      id: 'mail-1',
      to: 'dana@x.example',
      subject: 'Hello',
      text: '',
      html: '<p>Renée wrote</p>',
      at: '2026-03-01T12:00:00Z',
    };

    const { signal } = new AbortController();
    await mailer.send({ ...mail, text: '.a line with a dot\nRenée wrote:\n\nm-contact\n' }, signal);
    await mailer.send({ ...mail, text: 'the same once more\n' }, signal);
    await sink.stop();

    const found = await readEmails(folder);
    const sentEmail = { id: '<mail-1@marquee.example>', to: 'dana@x.example', subject: 'Hello' };
    expect(found).toEqual([expect.objectContaining(sentEmail), expect.objectContaining(sentEmail)]);
    expect(found.flatMap(({ text }) => text.split('\n'))).toContain('m-contact');
  });
});
