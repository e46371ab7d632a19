import * as api from '@marquee/contracts/profile-operations';
import type { Caller } from '@marquee/service-kit/auth/caller';
import { aClientCaller, aNewcomer, aProviderCaller } from '@marquee/service-kit/test-kit/callers';
import { aClient, aProvider, startIdentity } from './support/identity-kit.ts';
import type { Identity, SignedUp } from './support/identity-kit.ts';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity.stop());

function asClient({ id, email }: SignedUp): Caller {
  return aClientCaller({ id, clientId: id, email });
}

function asProvider({ id, email }: SignedUp): Caller {
  return aProviderCaller({ id, providerId: id, email });
}

describe('the client’s profile', () => {
  test('when the profile is read, then it contains the data given at sign-up', async () => {
    const dana = await aClient(identity, { firstName: 'Dana', phone: '212 555 0199' });

    const { body } = await identity.call(api.getClientProfile, { as: asClient(dana) });

    expect(body).toEqual({
      firstName: 'Dana',
      lastName: 'Okafor',
      phone: '212 555 0199',
      homeAddress: '',
      additionalContactName: '',
      additionalContactEmail: '',
      additionalContactPhone: '',
      email: dana.email,
      role: 'client',
      revision: 1,
    });
  });

  test('when some fields are changed, then the others stay and the new version is published', async () => {
    const dana = await aClient(identity);

    const { status, body } = await identity.call(api.updateClientProfile, {
      as: asClient(dana),
      body: { lastName: 'Reyes', homeAddress: '12 Dock St', additionalContactEmail: '' },
    });

    expect(status).toBe(200);
    expect(body).toMatchObject({ firstName: 'Amara', lastName: 'Reyes', homeAddress: '12 Dock St' });
    const message = (await identity.published()).findLast(({ aggregateId }) => aggregateId === dana.id);
    expect(message).toMatchObject({ aggregateVersion: 2, actor: dana.id, payload: { name: 'Amara Reyes' } });
  });

  test('when email, role or unknown fields are sent, then they are ignored', async () => {
    const dana = await aClient(identity);

    const { body } = await identity.call(api.updateClientProfile, {
      as: asClient(dana),
      body: { email: 'else@example.com', role: 'admin', passwordHash: 'x', firstName: 'Dana' },
    });

    expect(body).toMatchObject({ email: dana.email, role: 'client', firstName: 'Dana' });
  });

  test('when an optional email has spaces around it, then it is stored without the spaces', async () => {
    const dana = await aClient(identity);
    const body = { additionalContactEmail: ' friend@example.com' };

    const answer = await identity.call(api.updateClientProfile, { as: asClient(dana), body });

    expect([answer.status, answer.body.additionalContactEmail]).toEqual([200, 'friend@example.com']);
  });

  test('when old values are sent unchanged, then newer rules do not reject them', async () => {
    const dana = await aClient(identity);
    const old = { phone: '555', additionalContactEmail: 'friend@ex-.example' };
    const stored = Object.fromEntries(Object.entries(old).map(([name, value]) => [`profile.${name}`, value]));
    const accounts = identity.connection.collection('accounts');
    await accounts.updateOne({ _id: dana.id as never }, { $set: stored });

    const same = await identity.call(api.updateClientProfile, {
      as: asClient(dana),
      body: { ...old, lastName: 'Vale' },
    });
    const other = await identity.call(api.updateClientProfile, {
      as: asClient(dana),
      body: { phone: '556' },
    });

    expect([same.status, same.body.phone, same.body.lastName]).toEqual([200, '555', 'Vale']);
    expect(other.status).toBe(400);
  });

  test('when five changes arrive at once, then none is lost', async () => {
    const dana = await aClient(identity);
    const fields = ['firstName', 'lastName', 'phone', 'homeAddress', 'additionalContactName'] as const;

    const answers = await Promise.all(
      fields.map((field) =>
        identity.call(api.updateClientProfile, { as: asClient(dana), body: { [field]: '212-555-0177' } }),
      ),
    );

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const { body } = await identity.call(api.getClientProfile, { as: asClient(dana) });
    expect(fields.map((field) => body[field])).toEqual(fields.map(() => '212-555-0177'));
  });

  test.each([
    ['a number', { firstName: 7 }, 'firstName'],
    ['too long', { homeAddress: 'x'.repeat(301) }, 'homeAddress'],
    ['no email', { additionalContactEmail: 'dana' }, 'additionalContactEmail'],
  ])('when a field is %s, then the answer is 400 and names the field', async (_case, body, path) => {
    const dana = await aClient(identity);

    const { status, problem } = await identity.call(api.updateClientProfile, { as: asClient(dana), body });

    expect(status).toBe(400);
    expect(problem.errors?.[0]?.path).toBe(path);
  });

  test.each([
    ['nobody', undefined, 401],
    ['a provider', aProviderCaller(), 403],
    ['a newcomer', aNewcomer(), 403],
    ['a client whose account was deleted', aClientCaller(), 404],
  ])('when %s is signed in, then the request is rejected', async (_case, as, expected) => {
    const caller = as === undefined ? {} : { as };

    expect((await identity.call(api.getClientProfile, caller)).status).toBe(expected);
    expect((await identity.call(api.updateClientProfile, { ...caller, body: {} })).status).toBe(expected);
  });
});

describe('the provider’s profile', () => {
  test('when the profile is changed, then it is stored without duplicate service types and published', async () => {
    const dev = await aProvider(identity);

    const { body } = await identity.call(api.updateProviderProfile, {
      as: asProvider(dev),
      body: {
        fullName: 'Dev Anand',
        serviceTypes: ['DJ Services', 'Lasers', 'DJ Services'],
        email: 'x@example.com',
      },
    });

    const expected = { fullName: 'Dev Anand', serviceTypes: ['DJ Services', 'Lasers'] };
    expect(body).toMatchObject({ ...expected, email: dev.email });
    expect((await identity.call(api.getProviderProfile, { as: asProvider(dev) })).body).toEqual(body);
    const message = (await identity.published()).findLast(({ aggregateId }) => aggregateId === dev.id);
    expect(message?.payload).toMatchObject(expected);
  });

  test.each([
    ['nobody', undefined, 401],
    ['a client', aClientCaller(), 403],
  ])('when %s is signed in, then the request is rejected', async (_case, as, expected) => {
    const caller = as === undefined ? {} : { as };

    expect((await identity.call(api.getProviderProfile, caller)).status).toBe(expected);
    expect((await identity.call(api.updateProviderProfile, { ...caller, body: {} })).status).toBe(expected);
  });
});

describe('the list of providers', () => {
  test('when the list is read page by page, then every provider appears once with only the fields of the contract', async () => {
    const fresh = await startIdentity();
    const emails = [
      (await aProvider(fresh)).email,
      (await aProvider(fresh)).email,
      (await aProvider(fresh)).email,
    ];
    await aClient(fresh);
    const as = aClientCaller();

    const first = await fresh.call(api.listProviders, { as, query: { limit: '2' } });
    const after = /after=([\w-]+)/.exec(first.headers.get('link') ?? '')?.[1];
    const second = await fresh.call(api.listProviders, { as, query: { limit: '2', after } });

    expect(first.headers.get('x-total-count')).toBe('3');
    expect([...first.body, ...second.body].map(({ email }) => email).sort()).toEqual([...emails].sort());
    expect(Object.keys(first.body[0] ?? {}).sort()).toEqual(['businessName', 'email', 'fullName']);
    await fresh.stop();
  });

  test.each(['0', '201', 'x'])('when the limit is %s, then the answer is 400', async (limit) => {
    expect((await identity.call(api.listProviders, { as: aClientCaller(), query: { limit } })).status).toBe(
      400,
    );
  });

  test('when nobody is signed in, then the answer is 401', async () => {
    expect((await identity.call(api.listProviders)).status).toBe(401);
  });
});
