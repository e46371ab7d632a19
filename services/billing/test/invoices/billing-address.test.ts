import * as api from '@marquee/contracts/billing-address-operations';
import type { ClientCaller } from '@marquee/service-kit/auth/caller';
import { aClientCaller } from '@marquee/service-kit/test-kit/callers';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import { startBilling } from '../support/start-billing.ts';
import { addressOf, giveAddress, home, office } from '../support/billing-details.ts';

let service: TestService;
let client: ClientCaller;

beforeAll(async () => {
  service = await startBilling();
});

beforeEach(() => {
  client = aClientCaller();
});

afterAll(() => service.stop());

function linesOf(count: number): string {
  return Array.from({ length: count }, (_line, index) => `${index + 1}`).join('\n');
}

async function read() {
  return (await service.call(api.getBillingAddress, { as: client })).body;
}

describe('the billing address of a client', () => {
  test('when it is set, then its client reads it, and another client does not', async () => {
    const { status, body } = await giveAddress(service, client, ` ${home}\u200F `);

    expect([status, body]).toEqual([200, { billingAddress: home, revision: 1 }]);
    expect(await addressOf(service, client)).toBe(home);
    expect(await addressOf(service, aClientCaller())).toBe('');
  });

  test('when it is set and then emptied, then the stored address is empty', async () => {
    await giveAddress(service, client, home);
    await giveAddress(service, client, '');

    expect(await addressOf(service, client)).toBe('');
  });

  test('when a call does not contain it, then the stored address stays', async () => {
    await giveAddress(service, client, home);

    await giveAddress(service, client, undefined);

    expect(await addressOf(service, client)).toBe(home);
  });

  test('when two calls set it concurrently, then one of the two addresses is stored', async () => {
    const answers = await Promise.all([
      giveAddress(service, client, home),
      giveAddress(service, client, office),
    ]);

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect([home, office]).toContain(await addressOf(service, client));
  });

  test('when it is too long, then it is rejected', async () => {
    const { status } = await giveAddress(service, client, 'x'.repeat(501));

    expect(status).toBe(400);
  });

  test('when it has more than 8 lines, then it is rejected', async () => {
    const { status, problem } = await giveAddress(service, client, linesOf(9));
    await giveAddress(service, client, linesOf(8));

    expect([status, problem.errors]).toEqual([
      400,
      [{ path: 'billingAddress', message: 'Please use at most 8 lines' }],
    ]);
    expect(await addressOf(service, client)).toBe(linesOf(8));
  });

  test('when an earlier release stored more lines, then these are accepted unchanged, and other long addresses are rejected', async () => {
    await giveAddress(service, client, home);
    await service.connection
      .collection<{ _id: string }>('billingAddresses')
      .updateOne({ _id: client.clientId }, { $set: { billingAddress: linesOf(60) } });

    const unchanged = await giveAddress(service, client, linesOf(60), 1);
    const others = await giveAddress(service, client, linesOf(59), 1);

    expect([unchanged.status, others.status]).toEqual([200, 400]);
  });

  test('when it is set, then billing publishes no message', async () => {
    const before = (await service.published()).length;

    await giveAddress(service, client, home);

    expect(await service.published()).toHaveLength(before);
  });
});

describe('setting a billing address with the revision that was read', () => {
  test('when no address was stored before, then the revision is 0, and each write increments it', async () => {
    const before = await read();

    const first = await giveAddress(service, client, home, before.revision);
    const second = await giveAddress(service, client, office, first.body.revision);

    expect([before.revision, first.body.revision, second.body.revision]).toEqual([0, 1, 2]);
    expect(await read()).toEqual({ billingAddress: office, revision: 2 });
  });

  test('when the revision is stale, then the write is rejected with the current address', async () => {
    await giveAddress(service, client, home, 0);

    const refused = await giveAddress(service, client, office, 0);

    const current = { billingAddress: home, revision: 1 };
    expect(refused).toMatchObject({ status: 409, problem: { code: 'stale_write', current } });
    expect(await read()).toEqual(current);
  });

  test('when two calls set the first address concurrently, then exactly one is accepted', async () => {
    const answers = await Promise.all([
      giveAddress(service, client, home, 0),
      giveAddress(service, client, office, 0),
    ]);

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('when an accepted write is repeated, then the answer is the same and nothing changes', async () => {
    const first = await giveAddress(service, client, home, 0);

    const second = await giveAddress(service, client, home, 0);

    expect([second.status, second.body]).toEqual([200, first.body]);
  });
});
