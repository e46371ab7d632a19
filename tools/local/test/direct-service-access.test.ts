import { getClientEvent } from '@marquee/contracts/client-event-operations';
import { keyConfig } from '@marquee/identity/config';
import { createTokenSigner } from '@marquee/service-kit/auth/token-signer';
import { loadConfig } from '@marquee/service-kit/process/load-config';
import { createSpanRecorder } from '@marquee/service-kit/test-kit/span-recorder';

import { createClock } from '../src/clock.ts';
import { createDemoUsers } from '../src/demo/demo-users.ts';
import type { DemoUsers } from '../src/demo/demo-users.ts';
import { eventually } from '../src/demo/eventually.ts';
import { directServiceAccess } from '../src/demo/direct-service-access.ts';
import { openStories } from '../src/demo/stories-open.ts';
import { storySteps } from '../src/demo/story-steps.ts';
import type { StoryInProgress } from '../src/demo/story-steps.ts';
import { readEmails } from '../src/mail/email-folder.ts';
import type { TestProduct } from './test-product.ts';
import { startTracedProduct } from './traced-product.ts';

let product: TestProduct;
let users: DemoUsers;

beforeAll(async () => {
  product = await startTracedProduct(createSpanRecorder());
  const { TOKEN_SIGNING_KEY: key } = loadConfig(keyConfig, product.environment);
  const signer = createTokenSigner({ key, now: createClock().now });
  users = createDemoUsers(directServiceAccess({ addresses: product.environment, signer }));
  await users.signUpAll();
}, 60_000);

afterAll(() => product.stop());

async function aBookedStory(): Promise<StoryInProgress> {
  const [story] = openStories;
  if (story === undefined) {
    throw new Error('the demo has no open story');
  }
  const progress = { story, eventDate: '2031-06-14', eventId: '', quoteId: '' };
  for (const step of ['created', 'sent', 'quoted', 'approved', 'quoteSent', 'accepted'] as const) {
    await storySteps[step](users, progress);
  }
  return progress;
}

/** Counts documents of all services in collections with this name. */
async function countIn(name: string, filter = {}): Promise<number> {
  const counts = product.databases.map((database) => database.collection(name).countDocuments(filter));
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

describe('the demo’s people calling the services', () => {
  test('when a story is played to its acceptance, then the event is booked', async () => {
    const { story, eventId } = await aBookedStory();

    const client = await users.client(story.client);
    expect(await client.call(getClientEvent, { params: { id: eventId } })).toMatchObject({
      name: story.name,
      status: 'booked',
    });
  }, 60_000);

  test('when people act, then there is only one session per sign-up, and no email about a new device', async () => {
    const sessionsBefore = await countIn('sessions');

    await aBookedStory();

    expect(sessionsBefore).toBe(9);
    expect(await countIn('sessions')).toBe(sessionsBefore);
    expect(await countIn('mails', { kind: 'new-device' })).toBe(0);
  }, 60_000);

  test('when people follow the links in the emails, then every address is confirmed', async () => {
    const emails = await eventually(async () => {
      const found = await readEmails(product.environment.MAIL_DIR ?? '');
      expect(found.filter(({ text }) => text.includes('?verify='))).toHaveLength(9);
      return found;
    });

    await users.confirmAll(emails);

    const people = { role: { $in: ['client', 'provider'] } };
    expect(await countIn('accounts', { ...people, emailVerified: true })).toBe(9);
    expect(await countIn('accounts', { ...people, emailVerified: false })).toBe(0);
  }, 60_000);

  test('when a person acts before signing up, then the call rejects', async () => {
    const strangers = createDemoUsers({
      anonymous: () => ({ call: () => Promise.reject(new Error('not called')) }),
      as: () => Promise.reject(new Error('not called')),
    });

    await expect(strangers.client('amara')).rejects.toThrow('amara@okafor.example has not signed up');
  });
});
