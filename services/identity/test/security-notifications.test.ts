import { changePassword, signUpClient } from '@marquee/contracts/account-operations';
import { forgotPassword, login, resendVerification } from '@marquee/contracts/auth-operations';
import { requestDeletion } from './support/request-deletion.ts';
import {
  aClientSignup,
  aConfirmedClient,
  aClient,
  cookieOf,
  goodPassword,
  startIdentity,
} from './support/identity-kit.ts';
import type { Identity, SignedUp } from './support/identity-kit.ts';
import { pollUntil } from '@marquee/service-kit/test-kit/poll-until';

let identity: Identity;
beforeEach(async () => {
  identity = await startIdentity();
});
afterEach(() => identity.stop());

async function subjectsTo({ email }: Pick<SignedUp, 'email'>): Promise<string[]> {
  return (await identity.sentEmails()).filter(({ to }) => to === email).map(({ subject }) => subject);
}

/** Signs in from this many new browsers. */
async function signInTimes({ email }: SignedUp, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await identity.call(login, { body: { email, password: goodPassword } });
  }
}

async function changeTimes(person: SignedUp, times: number): Promise<void> {
  const passwords = [goodPassword, 'Another-curtain-8'];
  let { cookie } = person;
  for (let time = 0; time < times; time += 1) {
    const [currentPassword, newPassword] = time % 2 === 0 ? passwords : passwords.toReversed();
    const body = { currentPassword, newPassword };
    cookie = cookieOf(await identity.call(changePassword, { body, headers: { cookie } }));
  }
}

const device = 'A new device signed in';
const changed = 'Your password was changed';

describe('the security notifications of one account', () => {
  test('when 7 devices are new on a day, then 3 emails are sent at once and one later email has the number of the others', async () => {
    const dana = await aConfirmedClient(identity);
    await signInTimes(dana, 7);
    const atOnce = await subjectsTo(dana);
    identity.clock.advance({ days: 1 });

    const all = (await identity.sentEmails()).filter(({ to }) => to === dana.email);

    expect(atOnce.slice(1)).toEqual([device, device, device]);
    expect(all).toHaveLength(5);
    expect(all[4]?.subject).toBe('More activity on your account');
    expect(all[4]?.text).toContain('4 new devices signed in.');
  });

  test('when new devices have used up the day’s limit, then three emails about changed passwords are still sent at once', async () => {
    const dana = await aConfirmedClient(identity);
    await signInTimes(dana, 5);

    await changeTimes(dana, 5);

    const subjects = await subjectsTo(dana);
    expect(subjects.filter((subject) => subject === changed)).toHaveLength(3);
  });

  test('when the address is not confirmed, then no security notification goes to the address', async () => {
    const dana = await aClient(identity);
    await signInTimes(dana, 5);
    await changeTimes(dana, 2);

    expect(await subjectsTo(dana)).toEqual(['Please confirm your email address']);
  });
});

describe('emails with a link to one address', () => {
  test('when a person signs up and deletes the account repeatedly, then 6 confirmation emails are sent within an hour', async () => {
    const form = aClientSignup();
    const accounts = identity.connection.collection('accounts');
    for (let time = 0; time < 8; time += 1) {
      const answer = await identity.call(signUpClient, { body: form });
      const person = { id: answer.body.id, email: form.email, cookie: cookieOf(answer) };
      await identity.sentEmails();
      await requestDeletion(identity, person);
      await pollUntil(async () => (await accounts.countDocuments({ emailKey: form.email })) === 0);
    }

    expect(await subjectsTo(form)).toHaveLength(6);
  });

  test('when confirmation links are requested, then the sign-up email counts towards the limit, and the rejection says where to look', async () => {
    const dana = await aClient(identity);
    const ask = () => identity.call(resendVerification, { headers: { cookie: dana.cookie } });
    const answers = [await ask(), await ask(), await ask(), await ask(), await ask(), await ask()];

    const last = answers.at(-1);
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202, 429]);
    expect(last?.problem.message).toMatch(
      /^We have sent as many confirmation emails .* \(6\)\. Please look for them/,
    );
  });

  test('when a reset is requested 8 times, then at most 6 emails are sent within an hour', async () => {
    const dana = await aClient(identity);
    for (let time = 0; time < 8; time += 1) {
      await identity.call(forgotPassword, { body: { email: dana.email } });
    }

    const subjects = await subjectsTo(dana);
    expect(subjects.filter((subject) => subject === 'Set a new password').length).toBeLessThanOrEqual(6);
  });
});
