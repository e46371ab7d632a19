import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinkTokens } from '../src/links/link-tokens.ts';
import type { EmailTemplate } from '../src/email-templates/email-template.ts';
import { fonts, theme } from '../src/email-templates/theme.ts';
import type { Email } from '../src/email-queue/mailer.ts';
import { dollars } from '../src/email-templates/formatting.ts';
import { createEmailRenderer } from '../src/email-templates/render-email.ts';

const linkTokens = createLinkTokens('secret');
const renderEmail = createEmailRenderer({ publicUrl: 'https://marquee.test', linkTokens });

function rendered(letter: EmailTemplate): Promise<Email> {
  const at = new Date('2026-03-02T15:00:00Z');
  return renderEmail({ id: 'mail', letter, requestedAt: at }, at);
}

const evil = '<img src=x onerror="alert(1)"> & <a href="https://evil.example">click</a>';
const event = {
  to: 'amara@example.com',
  name: evil,
  eventName: evil,
  eventDate: '2026-06-20',
  startTime: '17:00',
  venueAddress: evil,
  timeZone: 'America/New_York',
};

describe('a rendered email', () => {
  test.each<EmailTemplate>([
    { kind: 'contact', to: 'operator@marquee.test', name: evil, email: 'dana@example.com', message: evil },
    { kind: 'request-received', ...event, clientName: evil, sentAt: '2026-03-02T15:00:00Z' },
    { kind: 'event-reminder', ...event, toldSide: 'client', otherName: evil, daysBefore: 1 },
    {
      kind: 'event-cancelled',
      ...event,
      toldSide: 'provider',
      cancelledByName: evil,
      reason: evil,
      cancelledAt: '2026-03-02T15:00:00Z',
    },
  ])('when users typed markup into a $kind, then the HTML shows the markup as text', async (letter) => {
    const { html, text } = await rendered(letter);

    expect(html).not.toContain('<img');
    expect(html).not.toContain('href="https://evil.example"');
    expect(html).toContain('&lt;img');
    expect(text).toContain('<img');
  });

  test('when an email has a link with a secret, then text and HTML have the same URL', async () => {
    const mail = await rendered({
      kind: 'verify-email',
      to: 'dana@example.com',
      name: 'Dana',
      linkId: 'link',
    });

    const link = `https://marquee.test/auth?verify=${linkTokens.tokenFor('link')}`;
    expect(mail.text.split('\n')).toContain(link);
    expect(mail.html).toContain(`href="${link}"`);
  });

  test('when a phone opens the email, then the layout has the width of the phone', async () => {
    const { html } = await rendered({ kind: 'password-changed', to: 'dana@example.com', name: 'Dana' });

    const head = html.slice(0, html.indexOf('</head>'));
    expect(head).toContain('<meta name="viewport" content="width=device-width, initial-scale=1"/>');
  });

  test('when a fact is one long word, then its table cell may break the word, so that it fits a phone', async () => {
    const email = 'a.very.long.mailbox.of.bookings@sunset-sound-company.example.com';
    const otherContact = { phone: '', email };

    const { html } = await rendered({
      ...{ kind: 'event-reminder', ...event, toldSide: 'client', otherName: 'Nova', daysBefore: 1 },
      otherContact,
    });

    expect(html).toMatch(new RegExp(`<td style="[^"]*word-break:break-word[^"]*">${email}</td>`));
  });

  test('when a name has direction marks or is very long, then the subject has no marks and is one short line', async () => {
    const eventName = `Gala \u202E${'x'.repeat(500)}`;

    const { subject } = await rendered({
      kind: 'request-received',
      ...event,
      eventName,
      clientName: 'Amara',
      sentAt: '2026-03-02T15:00:00Z',
    });

    expect(subject).toMatch(/^A new request: Gala x+…$/);
    expect(subject.length).toBeLessThanOrEqual(150);
  });

  test.each([
    [0, '$0.00'],
    [54_950, '$549.50'],
    [123_456_789, '$1,234,567.89'],
  ])('when the amount is %d cents, then the email says %s', (cents, expected) => {
    expect(dollars(cents)).toBe(expected);
  });
});

describe('the theme of an email', () => {
  test('when the theme of emails is compared with the tokens of packages/ui, then both have the same values', () => {
    const tokens = JSON.parse(
      readFileSync(join(import.meta.dirname, '../../../packages/ui/tokens.json'), 'utf8'),
    ) as Tokens;
    const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

    for (const [name, value] of Object.entries(theme)) {
      expect([name, value]).toEqual([name, tokens.color.light[kebab(name)]?.$value]);
    }
    for (const [name, value] of Object.entries(fonts)) {
      expect(value).toContain(tokens.font.family[name]?.$value[0]);
    }
  });
});

type Tokens = {
  color: { light: Record<string, { $value: string }> };
  font: { family: Record<string, { $value: string[] }> };
};
