import { login } from '@marquee/contracts/auth-operations';
import { signUpClient } from '@marquee/contracts/account-operations';
import { cancelClientEvent, listClientEvents } from '@marquee/contracts/client-event-operations';
import { listProviderEvents } from '@marquee/contracts/event-operations';
import * as privacy from '@marquee/contracts/privacy-operations';
import type { Connection } from '@marquee/service-kit/store/database';
import { createSpanRecorder } from '@marquee/service-kit/test-kit/span-recorder';

import { createApiClient } from '../src/demo/api-client.ts';
import { createDemoUsers } from '../src/demo/demo-users.ts';
import type { DemoUsers } from '../src/demo/demo-users.ts';
import { eventually } from '../src/demo/eventually.ts';
import { demoClients, demoPassword } from '../src/demo/people.ts';
import { gatewayAccess } from '../src/demo/gateway-access.ts';
import { openStories } from '../src/demo/stories-open.ts';
import { storySteps } from '../src/demo/story-steps.ts';
import type { TestProduct } from './test-product.ts';
import { startTracedProduct } from './traced-product.ts';

const amara = demoClients.amara;
const person = /Amara|amara@okafor|555-0123|Le\u00efla/i;

let product: TestProduct;
let users: DemoUsers;
let eventId: string;

beforeAll(async () => {
  product = await startTracedProduct(createSpanRecorder());
  users = createDemoUsers(gatewayAccess(product.url));
  await users.signUpAll();
  eventId = await amaraBooks(users);
}, 60_000);

afterAll(() => product.stop());

async function amaraBooks(people: DemoUsers): Promise<string> {
  const story = openStories.find(({ client }) => client === 'amara');
  if (story === undefined) {
    throw new Error('Amara is in no open story');
  }
  const progress = { story, eventDate: '2031-06-14', eventId: '', quoteId: '' };
  for (const step of ['created', 'sent', 'quoted', 'approved', 'quoteSent', 'accepted'] as const) {
    await storySteps[step](people, progress);
  }
  return progress.eventId;
}

/** Downloads the export as a browser does. */
async function downloadOf(url: string): Promise<{ headers: Headers; file: Record<string, unknown[]> }> {
  const headers = { origin: url, 'content-type': 'application/json' };
  const body = JSON.stringify({ email: amara.email, password: demoPassword });
  const signedIn = await fetch(`${url}/api${login.path}`, { method: 'POST', headers, body });
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const answer = await fetch(`${url}/api${privacy.downloadExport.path}`, { headers: { cookie } });
  return { headers: answer.headers, file: (await answer.json()) as Record<string, unknown[]> };
}

async function textOf(database: Connection): Promise<string> {
  const collections = await database.listCollections();
  const documents = collections.map(({ name }) => database.collection(name).find().toArray());
  return JSON.stringify(await Promise.all(documents));
}

describe('a person’s own data, across all services', () => {
  test('when a client exports the data, then one file contains all of it', async () => {
    const client = await users.client('amara');
    await client.call(privacy.askForExport, {});
    await eventually(async () => {
      const { ready } = await client.call(privacy.getExportStatus, {});
      expect(ready).not.toBeNull();
    });

    const { headers, file } = await downloadOf(product.url);

    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="Marquee data .* - .*\.json"/);
    expect(file).toMatchObject({
      account: [{ email: amara.email, profile: { phone: amara.phone } }],
      events: [{ id: eventId, status: 'booked' }],
      quotes: [{ eventId, versions: [{ number: 1 }] }],
      subscriptions: [],
      acceptedQuotes: [{ eventId }],
    });
    expect(file.sessions?.length).toBeGreaterThan(0);
    expect(JSON.stringify(file)).not.toMatch(/chidi|marta|priya/i);
  }, 60_000);

  test('when the account is deleted after its booking was cancelled, then no database contains the person', async () => {
    const client = await users.client('amara');
    const body = { password: demoPassword };
    await eventually(async () => {
      expect((await client.call(privacy.getDeletionTerms, {})).openBookings).toHaveLength(1);
    });
    await expect(client.call(privacy.deleteAccount, { body })).rejects.toThrow('open_bookings');
    await client.call(cancelClientEvent, { params: { id: eventId }, body: { reason: 'Moving away' } });
    await eventually(() => client.call(privacy.deleteAccount, { body }));

    await eventually(async () => {
      const texts = await Promise.all(product.databases.map(textOf));
      expect(texts.map((text) => person.exec(text)?.[0] ?? null)).toEqual([null, null, null, null]);
    });
    const provider = await users.provider('sunset');
    const [record] = await provider.call(listProviderEvents, {});
    expect(record).toMatchObject({ id: eventId, totalAmount: '899.00', clientEmail: '' });
    expect(record?.clientName).toMatch(/^Deleted client [0-9a-f]{8}$/);
  }, 60_000);

  test('when a person signs up with the same address afterwards, then the new account has none of the old data', async () => {
    const newcomer = createApiClient(product.url);
    const secret = { password: demoPassword, confirmPassword: demoPassword };

    await eventually(() => newcomer.call(signUpClient, { body: { ...amara, ...secret } }));

    expect(await newcomer.call(listClientEvents, {})).toEqual([]);
    expect((await newcomer.call(privacy.getExportStatus, {})).ready).toBeNull();
  }, 60_000);
});
