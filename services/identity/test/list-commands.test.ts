import { listAudit, listUsers } from '@marquee/contracts/admin-operations';
import { login } from '@marquee/contracts/auth-operations';
import { listProviders } from '@marquee/contracts/profile-operations';
import { listSessions } from '@marquee/contracts/session-operations';
import { aClientCaller, anAdminCaller } from '@marquee/service-kit/test-kit/callers';
import { listReadings } from '@marquee/service-kit/test-kit/list-readings';
import type { PasswordHasher } from '../src/passwords/password-hasher.ts';
import { aClient, aProvider, goodPassword, startIdentity } from './support/identity-kit.ts';
import type { Identity } from './support/identity-kit.ts';

/** A hasher that does not hash, because hashing would take long for so many accounts. */
const passwords: PasswordHasher = {
  hash: async (password) => `hash of ${password}`,
  match: async (password, passwordHash) => (passwordHash === `hash of ${password}` ? 'right' : 'none'),
};

let identity: Identity;

beforeAll(async () => {
  identity = await startIdentity({}, { passwords });
});

afterAll(() => identity.stop());

test('when a list is longer, then reading it takes no more database commands', async () => {
  const { id, email } = await aClient(identity);
  const client = aClientCaller({ id, clientId: id, email });
  const grow = async (by: number) => {
    for (let added = 0; added < by; added += 1) {
      await aProvider(identity);
      await identity.call(login, { body: { email, password: goodPassword } });
    }
    await identity.trail();
  };
  const operator = anAdminCaller();
  const lists = [
    [listUsers, operator],
    [listAudit, operator],
    [listProviders, client],
    [listSessions, client],
  ] as const;

  await grow(2);
  const short = await listReadings(identity, lists);
  await grow(10);
  const long = await listReadings(identity, lists);

  expect(short.map(({ commands }) => commands)).toEqual([
    ['find'],
    ['find', 'find'],
    ['find'],
    ['find', 'find'],
  ]);
  expect(long.map(({ commands }) => commands)).toEqual(short.map(({ commands }) => commands));
  expect(long.map(({ rows }, list) => rows - (short[list]?.rows ?? 0))).toEqual([10, 20, 10, 10]);
});
