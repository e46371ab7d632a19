import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { provideStripe } from '../../src/stripe/provide-stripe.ts';
import { openStore } from '../../src/stripe/store/store.ts';
import { idOf } from './id-of.ts';
import { advanceClock, openCheckout, subscribe } from './scenarios.ts';
import { startTestStripe } from './test-stripe.ts';

describe('the Stripe emulator after a restart', () => {
  test('when the emulator restarts, then its data is kept, and its pages have the new address', async () => {
    const stripe = await startTestStripe();
    const subscription = await subscribe(stripe);
    const session = await openCheckout(stripe);
    await advanceClock(stripe, 3);
    const before = await stripe.sdk().subscriptions.retrieve(subscription.id);

    await stripe.restart();

    expect(await stripe.sdk().subscriptions.retrieve(subscription.id)).toEqual(before);
    const { url } = await stripe
      .sdk()
      .invoices.retrieve(idOf(before.latest_invoice))
      .then((invoice) => ({
        url: invoice.hosted_invoice_url ?? '',
      }));
    expect((await stripe.open(url)).text).toContain('Receipt');
    expect((await stripe.sdk().checkout.sessions.retrieve(session.id)).status).toBe('expired');
    await stripe.stop();
  });

  test('when the emulator stopped with a pending webhook, then it sends the webhook after the restart', async () => {
    const stripe = await startTestStripe();
    await stripe.send('/stand-in/webhooks/hold', {});
    await stripe.sdk().customers.create({ name: 'A' });

    await stripe.restart();
    await stripe.send('/stand-in/webhooks/release', {});

    expect(stripe.webhooks.types().at(-1)).toBe('customer.created');
    await stripe.stop();
  });

  test('when an idempotency key is used again, then the response is still the first one', async () => {
    const stripe = await startTestStripe();
    const first = await stripe.sdk().customers.create({}, { idempotencyKey: 'k' });

    await stripe.restart();

    expect((await stripe.sdk().customers.create({}, { idempotencyKey: 'k' })).id).toBe(first.id);
    await stripe.stop();
  });
});

describe('the journal of the Stripe emulator', () => {
  test('when the last line is incomplete, then all lines before it are kept', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'journal-'));
    const settings = { id: 'settings', object: 'stand_in.settings', created: 0, isHolding: false } as const;
    const store = openStore(folder);
    store.transaction(() => {
      store.put({ account: null, value: { ...settings, aheadSeconds: 7 } });
    });
    const file = join(folder, 'journal.jsonl');
    await writeFile(file, `${await readFile(file, 'utf8')}[{"account":null,"val`);

    const again = openStore(folder);

    expect(again.find('stand_in.settings', 'settings')?.value).toMatchObject({ aheadSeconds: 7 });
    await rm(folder, { recursive: true });
  });
});

describe('the variables for billing', () => {
  test.each([
    ['the user has a key of Stripe’s', { STRIPE_SECRET_KEY: 'sk_test_mine' }],
    ['the public URL is https', { PUBLIC_URL: 'https://marquee.example' }],
  ])('when %s, then there are no variables, because there is no emulator', async (_case, given) => {
    const provided = await provideStripe({
      publicUrl: 'http://localhost:8080',
      dataFolder: tmpdir(),
      userEnvironment: given,
    });

    expect(provided).toEqual({ variables: {}, controlUrl: null });
  });
});
