import { getClientEvent } from '@marquee/contracts/client-event-operations';
import { keyConfig } from '@marquee/identity/config';
import { createTokenSigner } from '@marquee/service-kit/auth/token-signer';
import { loadConfig } from '@marquee/service-kit/process/load-config';
import { createSpanRecorder } from '@marquee/service-kit/test-kit/span-recorder';

import { createClock } from '../src/clock.ts';
import { createDemoCast } from '../src/demo/demo-cast.ts';
import type { DemoCast } from '../src/demo/demo-cast.ts';
import { eventually } from '../src/demo/eventually.ts';
import { serviceEntrance } from '../src/demo/service-entrance.ts';
import { openStories } from '../src/demo/stories-open.ts';
import { acts } from '../src/demo/story-acts.ts';
import type { StoryInProgress } from '../src/demo/story-acts.ts';
import { readMails } from '../src/mail/mail-folder.ts';
import type { TestProduct } from './test-product.ts';
import { startTracedProduct } from './traced-product.ts';

let product: TestProduct;
let cast: DemoCast;

beforeAll(async () => {
  product = await startTracedProduct(createSpanRecorder());
  const { TOKEN_SIGNING_KEY: key } = loadConfig(keyConfig, product.environment);
  const signer = createTokenSigner({ key, now: createClock().now });
  cast = createDemoCast(serviceEntrance({ addresses: product.environment, signer }));
  await cast.signUpEverybody();
}, 60_000);

afterAll(() => product.stop());

async function aBookedStory(): Promise<StoryInProgress> {
  const [story] = openStories;
  if (story === undefined) {
    throw new Error('the demo has no open story');
  }
  const telling = { story, eventDate: '2031-06-14', eventId: '', quoteId: '' };
  for (const act of ['created', 'sent', 'quoted', 'approved', 'quoteSent', 'accepted'] as const) {
    await acts[act](cast, telling);
  }
  return telling;
}

/** Counts documents of all services in collections with this name. */
async function countIn(name: string, filter = {}): Promise<number> {
  const counts = product.databases.map((database) => database.collection(name).countDocuments(filter));
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

describe('the demo’s people calling the services', () => {
  test('when a story is played to its acceptance, then the event is booked', async () => {
    const { story, eventId } = await aBookedStory();

    const client = await cast.client(story.client);
    expect(await client.call(getClientEvent, { params: { id: eventId } })).toMatchObject({
      name: story.name,
      status: 'booked',
    });
  }, 60_000);

  test('when they act, then nobody has signed in: there is one session per sign-up, and no email about a new device', async () => {
    const sessionsBefore = await countIn('sessions');

    await aBookedStory();

    expect(sessionsBefore).toBe(9);
    expect(await countIn('sessions')).toBe(sessionsBefore);
    expect(await countIn('mails', { kind: 'new-device' })).toBe(0);
  }, 60_000);

  test('when they follow the links in the emails, then every address is confirmed', async () => {
    const mails = await eventually(async () => {
      const found = await readMails(product.environment.MAIL_DIR ?? '');
      expect(found.filter(({ text }) => text.includes('?verify='))).toHaveLength(9);
      return found;
    });

    await cast.confirmEverybody(mails);

    const people = { role: { $in: ['client', 'provider'] } };
    expect(await countIn('accounts', { ...people, emailVerified: true })).toBe(9);
    expect(await countIn('accounts', { ...people, emailVerified: false })).toBe(0);
  }, 60_000);

  test('when a person acts before signing up, then it rejects', async () => {
    const strangers = createDemoCast({
      asNewcomer: () => ({ call: () => Promise.reject(new Error('not called')) }),
      as: () => Promise.reject(new Error('not called')),
    });

    await expect(strangers.client('amara')).rejects.toThrow('amara@okafor.example has not signed up');
  });
});
