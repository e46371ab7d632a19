import { listAudit, listUsers } from '@marquee/contracts/admin-operations';
import { login } from '@marquee/contracts/auth-operations';
import { listProviders } from '@marquee/contracts/profile-operations';
import { listSessions } from '@marquee/contracts/session-operations';
import { aClientCaller, anAdminCaller } from '@marquee/service-kit/test-kit/callers';
import { countDamaged, listsBrokenByDamage } from '@marquee/service-kit/test-kit/damaged-records';
import { aClient, aProvider, cookieOf, goodPassword, startIdentity } from './support/identity-kit.ts';
import type { Identity } from './support/identity-kit.ts';

let identity: Identity;

beforeEach(async () => {
  identity = await startIdentity();
});

afterEach(() => identity.stop());

describe('a stored record of identity that lacks a field', () => {
  test.each([
    ['users', () => identity.call(listUsers, { as: anAdminCaller() })],
    ['providers', () => identity.call(listProviders, { as: aClientCaller() })],
  ] as const)('when %s are listed, then every other row appears', async (_list, list) => {
    const [sound, damaged] = [await aProvider(identity), await aProvider(identity)];

    const stored = { collection: 'accounts', id: damaged.id };
    const broken = await listsBrokenByDamage(identity, stored, { intact: sound.email, list });

    expect(broken).toEqual([]);
    expect(await countDamaged(identity)).toBeGreaterThan(0);
  });

  test('when the audit trail is listed, then every other entry appears', async () => {
    await aClient(identity);
    await aClient(identity);
    const [sound, damaged] = await identity.trail();

    const stored = { collection: 'auditEntries', id: damaged?.id ?? '' };
    const list = () => identity.call(listAudit, { as: anAdminCaller() });
    const broken = await listsBrokenByDamage(identity, stored, { intact: sound?.id ?? '', list });

    expect(broken).toEqual([]);
    expect(await countDamaged(identity)).toBeGreaterThan(0);
  });

  test('when the sessions of an account are listed, then every other session appears', async () => {
    const dana = await aClient(identity);
    const elsewhere = cookieOf(
      await identity.call(login, { body: { email: dana.email, password: goodPassword } }),
    );
    const list = () => identity.call(listSessions, { headers: { cookie: elsewhere } });
    const { body } = await list();
    const own = body.find(({ current }) => current)?.id ?? '';
    const other = body.find(({ current }) => !current)?.id ?? '';

    const broken = await listsBrokenByDamage(
      identity,
      { collection: 'sessions', id: other },
      { intact: own, list },
    );

    expect(broken).toEqual([]);
  });
});
