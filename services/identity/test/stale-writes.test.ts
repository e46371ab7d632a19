import * as api from '@marquee/contracts/profile-operations';
import { aClientCaller, aProviderCaller } from '@marquee/service-kit/test-kit/callers';
import { aClient, aProvider, startIdentity } from './support/identity-kit.ts';
import type { Identity } from './support/identity-kit.ts';

let identity: Identity;

beforeAll(async () => {
  identity = await startIdentity();
});

afterAll(() => identity.stop());

type Revision = number | undefined;

async function aClientProfile() {
  const { id, email } = await aClient(identity);
  const as = aClientCaller({ id, clientId: id, email });
  return {
    read: async () => (await identity.call(api.getClientProfile, { as })).body,
    change: (phone: string, revision: Revision) =>
      identity.call(api.updateClientProfile, { as, body: { phone, revision } }),
  };
}

async function aProviderProfile() {
  const { id, email } = await aProvider(identity);
  const as = aProviderCaller({ id, providerId: id, email });
  return {
    read: async () => (await identity.call(api.getProviderProfile, { as })).body,
    change: (phone: string, revision: Revision) =>
      identity.call(api.updateProviderProfile, { as, body: { phone, revision } }),
  };
}

const profiles = [
  ['client', aClientProfile],
  ['provider', aProviderProfile],
] as const;

describe.each(profiles)('a change of the %s profile', (_side, profileOf) => {
  test('when the revision is current, then the change is accepted and increments the revision', async () => {
    const { read, change } = await profileOf();
    const { revision = 0 } = await read();

    const { status, body } = await change('212 555 0100', revision);

    expect([status, body.revision]).toEqual([200, revision + 1]);
  });

  test('when the revision is stale, then the change is rejected with the current profile', async () => {
    const { read, change } = await profileOf();
    const { revision } = await read();
    await change('212 555 0100', undefined);
    const current = await read();

    const refused = await change('212 555 0199', revision);

    expect(refused).toMatchObject({ status: 409, problem: { code: 'stale_write', current } });
    expect(await read()).toEqual(current);
  });

  test('when no revision is named, then the later change wins', async () => {
    const { read, change } = await profileOf();
    await change('212 555 0100', undefined);

    await change('212 555 0199', undefined);

    expect((await read()).phone).toBe('212 555 0199');
  });

  test('when two concurrent changes name the same revision, then exactly one is accepted', async () => {
    const { read, change } = await profileOf();
    const { revision } = await read();

    const answers = await Promise.all(
      ['212 555 0100', '212 555 0199'].map((phone) => change(phone, revision)),
    );

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('when an accepted change is repeated, then the answer is the same and nothing changes', async () => {
    const { read, change } = await profileOf();
    const { revision } = await read();
    const first = await change('212 555 0100', revision);

    const second = await change('212 555 0100', revision);

    expect([second.status, second.body]).toEqual([200, first.body]);
  });

  test('when the revision is no whole number, then the change is rejected as malformed', async () => {
    const { change } = await profileOf();

    const refused = await change('212 555 0100', 1.5);

    expect([refused.status, refused.problem.errors]).toMatchObject([400, [{ path: 'revision' }]]);
  });
});
