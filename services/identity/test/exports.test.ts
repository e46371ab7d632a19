import * as declared from '@marquee/contracts/messages/privacy-messages';
import { askForExport, downloadExport, getExportStatus } from '@marquee/contracts/privacy-operations';
import type { ExportPart } from '@marquee/contracts/privacy';
import { aClient, startIdentity } from './support/identity-kit.ts';
import type { Identity, SignedUp } from './support/identity-kit.ts';

let identity: Identity;
beforeAll(async () => {
  identity = await startIdentity({ EXPORT_ACCOUNT_LIMIT: '3' });
});
afterAll(() => identity.stop());

const collected = {
  identity: declared.identityExportCollected,
  events: declared.eventsExportCollected,
  quotes: declared.quotesExportCollected,
  billing: declared.billingExportCollected,
};

type Page = Partial<declared.ExportPage>;

async function requestExport({ id, cookie }: SignedUp): Promise<string> {
  await identity.call(askForExport, { headers: { cookie } });
  const requests = (await identity.published()).filter(({ type }) => type === declared.exportAsked.type);
  const payloads = requests.map(({ payload }) => declared.exportAsked.payload.parse(payload));
  return payloads.findLast(({ accountId }) => accountId === id)?.exportId ?? 'nothing was asked';
}

async function deliverPage({ id }: SignedUp, exportId: string, part: ExportPart, page: Page = {}) {
  const whole = { exportId, accountId: id, page: 1, isLast: true, records: [], ...page };
  await identity.deliver(collected[part], whole);
}

async function deliverAllPages(client: SignedUp, exportId: string) {
  for (const part of ['billing', 'identity', 'events', 'quotes'] as const) {
    await deliverPage(client, exportId, part);
  }
}

function download({ cookie }: SignedUp) {
  return identity.call(downloadExport, { headers: { cookie } });
}

describe('an export of one’s own data', () => {
  test('when no export was requested, then none exists', async () => {
    const client = await aClient(identity);

    const { status, problem } = await download(client);

    expect([status, problem.code]).toEqual([404, 'export_not_found']);
  });

  test('when a part is missing, then the export is still being prepared', async () => {
    const client = await aClient(identity);
    const exportId = await requestExport(client);
    await deliverPage(client, exportId, 'events');

    const { status, problem, headers } = await download(client);

    expect([status, problem.code, headers.get('retry-after')]).toEqual([409, 'export_being_prepared', '5']);
  });

  test('when every part has arrived, some pages twice and out of order, then the export is one file', async () => {
    const client = await aClient(identity);
    const exportId = await requestExport(client);
    const second = { page: 2, records: [{ kind: 'events', record: { name: 'Dinner' } }] };
    const first = { isLast: false, records: [{ kind: 'events', record: { name: 'Wedding' } }] };
    await deliverPage(client, exportId, 'events', second);
    await deliverPage(client, exportId, 'events', first);
    await deliverPage(client, exportId, 'events', second);
    await deliverAllPages(client, exportId);

    const { status, headers, body } = await download(client);

    expect([status, headers.get('content-disposition')]).toEqual([
      200,
      expect.stringContaining(
        `filename="Marquee data ${identity.clock.now().toISOString().slice(0, 10)} - Amara Okafor.json"`,
      ),
    ]);
    expect(body).toMatchObject({ events: [{ name: 'Wedding' }, { name: 'Dinner' }], quotes: [], mails: [] });
  });

  test('when the first page of a part is missing, then the export is not complete', async () => {
    const client = await aClient(identity);
    const exportId = await requestExport(client);
    await deliverPage(client, exportId, 'events', { page: 2 });
    for (const part of ['billing', 'identity', 'quotes'] as const) {
      await deliverPage(client, exportId, part);
    }

    expect((await download(client)).status).toBe(409);
  });

  test('when an export is requested again during its preparation, then no other begins', async () => {
    const client = await aClient(identity);
    const exportId = await requestExport(client);

    expect(await requestExport(client)).toBe(exportId);
  });

  test('when parts are missing, then the preparation ends after a day and another export can begin', async () => {
    const client = await aClient(identity);
    const lost = await requestExport(client);

    identity.clock.advance({ days: 1 });
    const status = await download(client);
    const next = await requestExport(client);
    await deliverAllPages(client, next);

    expect([status.status, next === lost]).toEqual([404, false]);
    expect((await download(client)).status).toBe(200);
  });

  test('when a newer export is being prepared, then the previous export can still be downloaded', async () => {
    const client = await aClient(identity);
    await deliverAllPages(client, await requestExport(client));

    await requestExport(client);

    expect((await download(client)).status).toBe(200);
  });

  test('when 24 hours have passed, then the export can no longer be downloaded', async () => {
    const client = await aClient(identity);
    await deliverAllPages(client, await requestExport(client));
    const before = (await identity.call(getExportStatus, { headers: { cookie: client.cookie } })).body;

    identity.clock.advance({ days: 1 });

    expect(before.ready).not.toBeNull();
    expect((await download(client)).status).toBe(404);
  });

  test('when exports are requested too often, then the answer is 429', async () => {
    const client = await aClient(identity);
    for (let times = 0; times < 3; times += 1) {
      await deliverAllPages(client, await requestExport(client));
    }

    const { status } = await identity.call(askForExport, { headers: { cookie: client.cookie } });

    expect(status).toBe(429);
  });

  test('when nobody is signed in, then the answer is 401', async () => {
    const calls = [
      identity.call(askForExport),
      identity.call(downloadExport),
      identity.call(getExportStatus),
    ];

    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([401, 401, 401]);
  });
});
