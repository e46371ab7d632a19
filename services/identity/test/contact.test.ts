import { randomUUID } from 'node:crypto';
import { sendContactMessage } from '@marquee/contracts/account-operations';
import { admin, startIdentity } from './support/identity-kit.ts';
import type { Identity } from './support/identity-kit.ts';

let identity: Identity;
beforeEach(async () => {
  identity = await startIdentity();
});
afterEach(() => identity.stop());

const form = { name: 'Dana Reyes', email: 'dana@example.com', message: 'Do you do boats?' };

async function storedMails() {
  return identity.connection.collection('mails').find().toArray();
}

describe('the contact form', () => {
  test('when the form is sent twice with the same idempotency key, then one email is requested', async () => {
    const call = { body: form, idempotencyKey: randomUUID() };

    const answers = [
      await identity.call(sendContactMessage, call),
      await identity.call(sendContactMessage, call),
    ];

    expect(answers.map(({ status }) => status)).toEqual([202, 202]);
    expect(await storedMails()).toHaveLength(1);
  });

  test('when the email arrives, then it contains the sender, the text and the reply address', async () => {
    await identity.call(sendContactMessage, { body: form });

    const [mail] = await identity.waitForEmails(1);

    expect(mail?.to).toBe(admin.email);
    expect(mail?.text).toContain('Dana Reyes <dana@example.com> wrote on March 2, 2026 at 10:00 AM EST');
    expect(mail?.text).toContain('Do you do boats?');
  });

  test('when the invisible field is filled in, then the answer is the same and no email is sent', async () => {
    const honest = await identity.call(sendContactMessage, { body: form });

    const bot = await identity.call(sendContactMessage, {
      body: { ...form, website: 'https://spam.example' },
    });

    expect([bot.status, bot.body]).toEqual([202, honest.body]);
    expect(await storedMails()).toHaveLength(1);
  });

  test('when six messages with one email address arrive from one network in an hour, then the answer to the sixth is 429', async () => {
    const statuses: number[] = [];

    for (let time = 1; time <= 6; time += 1) {
      statuses.push((await identity.call(sendContactMessage, { body: form })).status);
    }

    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
  });

  test.each(['name', 'email', 'message'])('when %s is blank, then errors name that field', async (path) => {
    const { status, problem } = await identity.call(sendContactMessage, { body: { ...form, [path]: ' ' } });

    expect(status).toBe(400);
    expect(problem.errors?.[0]?.path).toBe(path);
  });
});
