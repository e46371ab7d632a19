import { randomUUID } from 'node:crypto';
import { getUser, listUsers, suspendUser } from '@marquee/contracts/admin-operations';
import { login } from '@marquee/contracts/auth-operations';
import { anAdminCaller, aProviderCaller } from '@marquee/service-kit/test-kit/callers';
import { createAccountRepository } from '../src/accounts/account-repository.ts';
import { requestDeletion } from './support/request-deletion.ts';
import { aClient, aProvider, goodPassword, startIdentity } from './support/identity-kit.ts';
import type { Identity } from './support/identity-kit.ts';

const as = anAdminCaller();
let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

async function found(query: Record<string, string>): Promise<string[]> {
  return (await identity.call(listUsers, { as, query })).body.map(({ id }) => id);
}

describe('looking users up', () => {
  test('when a part of the email is typed, in any letter case, then the user is found', async () => {
    const dana = await aClient(identity, { email: 'Dana.Reyes+events@Example.com' });

    expect(await found({ search: 'REYES+ev' })).toEqual([dana.id]);
  });

  test('when two words are typed, then only users who match both are found', async () => {
    const noor = await aClient(identity, { firstName: 'Noor', lastName: 'Haddad' });
    await aClient(identity, { firstName: 'Noor', lastName: 'Vale' });

    expect(await found({ search: ' haddad noor ' })).toEqual([noor.id]);
  });

  test('when the name of a business is typed, then its provider is found', async () => {
    const nova = await aProvider(identity, { businessName: 'Nova Sound & Light' });

    expect(await found({ search: 'nova &', role: 'provider' })).toEqual([nova.id]);
    expect(await found({ search: 'nova', role: 'client' })).toEqual([]);
  });

  test.each([
    ['Zoe\u0308', 'Quill'],
    ["O'BRIEN", 'Vale'],
    ['zoe o\u2018brien', 'Reed'],
  ])('when %s is typed, then case, accents and quotation marks do not count', async (search, other) => {
    const zoe = await aClient(identity, { firstName: 'Zo\u00eb', lastName: `O\u2019Brien ${other}` });

    expect(await found({ search: `${search} ${other}` })).toEqual([zoe.id]);
  });

  test('when an earlier release stored an account, then the account is found once the service has started', async () => {
    const nova = await aProvider(identity, { businessName: 'Cinéma Étoile' });
    const unset = { $unset: { searchText: 1, searchShape: 1 } };
    await identity.connection.collection('accounts').updateMany({}, unset);

    await createAccountRepository(identity.connection).init();

    expect(await found({ search: 'etoile cinema' })).toEqual([nova.id]);
  });

  test('when the beginning of an id is typed, then the account is found; other parts of the id do not find it', async () => {
    const dana = await aClient(identity);

    expect(await found({ search: dana.id.slice(0, 13) })).toEqual([dana.id]);
    expect(await found({ search: dana.id.slice(14) })).toEqual([]);
  });

  test('when a search pattern is typed, then it matches literally', async () => {
    expect(await found({ search: '.*' })).toEqual([]);
  });

  test('when a status is given, then only users with that status are listed', async () => {
    const dana = await aClient(identity, { lastName: 'Onlyone' });
    await identity.call(suspendUser, { as, params: { id: dana.id }, body: { reason: 'Spam' } });

    expect(await found({ search: 'onlyone', status: 'suspended' })).toEqual([dana.id]);
    expect(await found({ search: 'onlyone', status: 'active' })).toEqual([]);
  });

  test('when an account has been erased, then list, address and id do not find it', async () => {
    const dana = await aClient(identity, { lastName: 'Leaver' });
    await requestDeletion(identity, dana);

    const page = await identity.call(getUser, { as, params: { id: dana.id } });

    expect(page.status).toBe(404);
    expect(await found({ search: dana.email })).toEqual([]);
    expect(await found({ search: dana.id.slice(0, 13) })).toEqual([]);
  });

  test('when there are more users than a page holds, then the first page has the total, and the next page has the other users', async () => {
    await aClient(identity, { lastName: 'Pagely' });
    await aClient(identity, { lastName: 'Pagely' });
    const query = { search: 'pagely', limit: '1' };

    const first = await identity.call(listUsers, { as, query });
    const second = await found({ ...query, after: first.body[0]?.id ?? '' });

    expect([first.headers.get('x-total-count'), second.length]).toEqual(['2', 1]);
    expect(second).not.toContain(first.body[0]?.id);
  });

  test('when the caller is a provider, then the request is rejected', async () => {
    expect((await identity.call(listUsers, { as: aProviderCaller() })).status).toBe(403);
  });
});

describe('the details of a user', () => {
  test('when a user is signed in twice, then the answer has the number of sessions and the last sign-in', async () => {
    const dana = await aClient(identity, { firstName: 'Dana', lastName: 'Reyes', phone: '212-555-0100' });
    await identity.call(login, { body: { email: dana.email, password: goodPassword } });
    await identity.trail();

    const { body } = await identity.call(getUser, { as, params: { id: dana.id } });

    expect(body).toEqual({
      id: dana.id,
      email: dana.email,
      name: 'Dana Reyes',
      role: 'client',
      emailVerified: false,
      status: 'active',
      createdAt: identity.clock.now().toISOString(),
      phone: '212-555-0100',
      openSessions: 2,
      lastSignInAt: identity.clock.now().toISOString(),
      suspension: null,
    });
  });

  test.each([randomUUID(), 'no-id-at-all'])(
    'when no user has the id %s, then the answer is 404',
    async (id) => {
      const { status, problem } = await identity.call(getUser, { as, params: { id } });

      expect([status, problem.code]).toEqual([404, 'account_not_found']);
    },
  );
});
