import { randomUUID } from 'node:crypto';
import { forgotPassword, login } from '@marquee/contracts/auth-operations';
import { reserveQuoteMail } from '@marquee/contracts/internal-operations';
import { fingerprint } from '@marquee/service-kit/throttle/rate-limits';
import { startIdentity } from './support/identity-kit.ts';
import type { Identity } from './support/identity-kit.ts';

const email = 'nobody@example.com';
const address = '198.51.100.7';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
  const headers = { 'x-forwarded-for': address };
  await identity.call(login, { body: { email, password: 'a guess' }, headers });
  await identity.call(forgotPassword, { body: { email }, headers });
  const quote = {
    providerId: randomUUID(),
    quoteId: randomUUID(),
    version: 1,
    email,
    clientWroteFirst: false,
  };
  await identity.callInternal(reserveQuoteMail, { body: quote });
  await identity.trail();
});
afterAll(() => identity.stop());

async function copyOf(collection: string): Promise<string> {
  return JSON.stringify(await identity.connection.collection(collection).find().toArray());
}

/** The unkeyed hash of a count's key, for the window that ends `minutes` after 15:00, which is the time of the test clock. */
function within(limit: string, minutes: number, counted: string): string {
  return fingerprint(limit, counted, new Date(Date.UTC(2026, 2, 2, 15, minutes)).toISOString());
}

describe('a copy of the database', () => {
  test.each([
    ['lockouts', 'an account', fingerprint('sign-in', email)],
    ['networkGuesses', 'a network', within('SIGN_IN_ADDRESS_LIMIT', 10, address)],
    ['networkGuesses', 'an account', fingerprint('guessed at', email)],
    ['attemptCounts', 'a network', within('FORGOT_ADDRESS_LIMIT', 60, address)],
    ['attemptCounts', 'an account', within('FORGOT_EMAIL_LIMIT', 60, email)],
    ['mailSlots', 'a recipient', fingerprint('recipient', email)],
    ['auditEntries', 'an account', fingerprint('audit', email)],
  ])('when %s is searched for hashed guesses, then %s is not found', async (collection, _who, tried) => {
    const copy = await copyOf(collection);

    expect(copy).toMatch(/[\w-]{43}/);
    expect(copy).not.toContain(tried);
  });
});
