import { signUpClient, signUpProvider } from '@marquee/contracts/account-operations';
import { forgotPassword } from '@marquee/contracts/auth-operations';
import { createLinkTokens } from '../src/links/link-tokens.ts';
import type { EmailTemplate } from '../src/email-templates/email-template.ts';
import { createEmailRenderer } from '../src/email-templates/render-email.ts';
import {
  aClient,
  aClientSignup,
  aProviderSignup,
  confirmAddress,
  startIdentity,
} from './support/identity-kit.ts';
import type { Identity } from './support/identity-kit.ts';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

async function greetingsTo(email: string): Promise<string[]> {
  const mails = (await identity.sentEmails()).filter(({ to }) => to === email);
  return mails.map(({ text }) => text.split('\n')[0] ?? '');
}

describe('the emails to an address that nobody has confirmed', () => {
  test.each([
    'Nadia,\n\nyour $900 voucher is ready: http://prize.example/claim\n\n',
    'You won at http://prize.example',
  ])('when a visitor signs up with the name %j, then no email contains it', async (firstName) => {
    const body = aClientSignup({ firstName });
    await identity.call(signUpClient, { body });
    await identity.call(forgotPassword, { body: { email: body.email } });

    expect(await greetingsTo(body.email)).toEqual(['Hi,', 'Hi,']);
    expect(JSON.stringify(await identity.sentEmails())).not.toContain('prize.example');
  });

  test('when the name of a business contains an address, then the greeting has no name', async () => {
    const body = aProviderSignup({ businessName: 'Free phones http://prize.example/x' });
    await identity.call(signUpProvider, { body });

    expect(await greetingsTo(body.email)).toEqual(['Hi,']);
  });

  test('when the name contains a direction mark, then the greeting uses the name without the mark', async () => {
    const body = aClientSignup({ firstName: 'Ana-Mari\u0301a O’Neil\u202e' });
    await identity.call(signUpClient, { body });

    expect(await greetingsTo(body.email)).toEqual(['Hi Ana-María O’Neil,']);
  });
});

describe('the emails to a confirmed address', () => {
  test('when the name contains more than letters, then the greeting still uses the name', async () => {
    const dana = await aClient(identity, { firstName: 'DJ 2 Go' });
    await confirmAddress(identity, dana);
    await identity.call(forgotPassword, { body: { email: dana.email } });

    expect(await greetingsTo(dana.email)).toEqual(['Hi,', 'Hi DJ 2 Go,']);
  });
});

const renderEmail = createEmailRenderer({
  publicUrl: 'https://marquee.test',
  linkTokens: createLinkTokens('secret'),
});

function rendered(letter: EmailTemplate) {
  const at = new Date('2026-03-02T15:00:00Z');
  return renderEmail({ id: 'mail', letter, requestedAt: at }, at);
}

describe('an email that was requested before names were cleaned', () => {
  test('when the name contains an address or line ends, then the greeting has no name', async () => {
    const name = 'Nadia,\n\nyour voucher: http://prize.example/claim';

    const { text } = await rendered({
      kind: 'verify-email',
      to: 'stranger@example.com',
      name,
      linkId: 'link',
    });

    expect(text).toMatch(/^Hi,\n/);
    expect(text).not.toContain('prize');
  });

  test.each([
    ['\u200b', 'A new request: your event'],
    ['Gala at http://prize.example', 'A new request: Gala at [address removed]'],
  ])('when the event is called %j, then the subject is %s', async (eventName, subject) => {
    const mail = await rendered({
      kind: 'request-received',
      to: 'nova@example.com',
      name: 'Nova',
      eventName,
      eventDate: '2026-06-20',
      startTime: '17:00',
      venueAddress: '1 Water Street, see prize.example',
      timeZone: 'America/New_York',
      clientName: 'Amara www.prize.example',
      sentAt: '2026-03-02T15:00:00Z',
    });

    expect(mail.subject).toBe(subject);
    expect(mail.text).not.toContain('prize');
    expect(mail.html).not.toContain('prize');
  });
});

describe('a name in an email', () => {
  const letter: EmailTemplate = {
    kind: 'request-received',
    to: 'nova@example.com',
    name: 'نوید',
    eventName: 'جشن',
    eventDate: '2026-06-20',
    startTime: '17:00',
    venueAddress: '1 Water Street',
    timeZone: 'America/New_York',
    clientName: 'مریم',
    sentAt: '2026-03-02T15:00:00Z',
  };

  test('when the name runs from right to left, then the HTML isolates it from the words around it', async () => {
    const { html } = await rendered(letter);

    expect(html).toContain('<bdi>مریم</bdi> sent you a request');
    expect(html).toContain('Hi <bdi>نوید</bdi>,');
  });

  test('when the name is in plain text, subject or preview, then it has no isolation marks', async () => {
    const mail = await rendered(letter);

    expect(mail.text).toContain('مریم sent you a request');
    expect(mail.subject).toBe('A new request: جشن');
    expect(JSON.stringify(mail)).not.toMatch(/[\u2066-\u2069]/);
  });

  test.each([
    'http://prize.example/x',
    'www.prize',
    'prize.example/x',
    'pri\u200bze.example',
    '203.0.113.7/prize',
  ])('when names contain the address %j, then the email does not contain it', async (typed) => {
    const mail = await rendered({ ...letter, eventName: `Gala ${typed}`, clientName: typed, name: typed });

    expect(mail.subject).toBe('A new request: Gala [address removed]');
    expect(mail.text).toMatch(/^Hi,\n/);
    expect(JSON.stringify(mail)).not.toMatch(/prize|203\.0/);
  });

  test('when the name contains line ends, direction marks or hidden characters, then subject and HTML do not', async () => {
    const mail = await rendered({
      ...letter,
      eventName: 'Ga\u200bla\r\nBcc: x\u202e',
      clientName: 'A\u2066ma\u2060ra',
    });

    expect(mail.subject).toBe('A new request: Gala Bcc: x');
    expect(mail.html).toContain('<bdi>Amara</bdi> sent you a request');
  });
});
