import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

import { services } from '@marquee/contracts/operation';
import { startCheckout } from '@marquee/contracts/billing-operations';
import { listClientEvents } from '@marquee/contracts/client-event-operations';
import * as invoices from '@marquee/contracts/invoice-operations';
import { messageOperations } from '@marquee/contracts/message-operations';
import { providerChanged } from '@marquee/contracts/messages/identity-messages';
import { getPaymentDefault, setPaymentDefault } from '@marquee/contracts/payment-default-operations';
import { askForExport, deleteAccount } from '@marquee/contracts/privacy-operations';
import { projectionOperations } from '@marquee/contracts/projection-operations';

import type { ApiClient } from '../demo/api-client.ts';
import type { DemoPeople } from '../demo/demo-users.ts';
import { eventually } from '../demo/eventually.ts';
import { demoPassword } from '../demo/people.ts';
import { newStories } from '../demo/stories-new.ts';
import type { Story, StoryDays } from '../demo/story.ts';
import { storySteps } from '../demo/story-steps.ts';
import type { OperatorClient } from '../messages/operator-client.ts';
import { rebuildProjection } from '../projections/rebuild-projection.ts';
import type { MessageRecorder } from './message-recorder.ts';
import { publishOverdueSummary } from './publish-overdue-summary.ts';

export type FixtureContext = {
  users: DemoPeople;
  operator: OperatorClient;
  publishUnrecorded: MessageRecorder['publishUnrecorded'];
  /** The address of the product, and that of its database. */
  url: string;
  mongodbUrl: string;
  now: () => Date;
};

/**
 * Publishes the kinds of message that loading the demo does not publish. Continues the demo's open requests, so that the messages are about
 * records in the backup and are newer than the backup.
 */
export async function publishMissingMessages(context: FixtureContext): Promise<void> {
  const { users } = context;
  const leaving = await continueOpenStories(users);
  await subscribeByCard(await users.provider('goldenHour'));
  await dropUnreadableMessages(context);
  await (await users.client('priya')).call(askForExport, {});
  await rebuildProjections(context);
  await leaving.call(deleteAccount, { body: { password: demoPassword } });
  await publishOverdueSummary(context);
}

/**
 * Continues the demo's open requests to a sent request, a refunded, a voided and a cancelled one. Gives a provider a tax number. Resolves
 * to the client whose event was cancelled, and who can therefore leave.
 */
export async function continueOpenStories(users: DemoPeople): Promise<ApiClient> {
  const { draft, toPay, toVoid, toCancel } = selectOpenStories();
  await continueStory(users, draft, ['sent']);
  await refundPaidInvoice(users, toPay);
  await voidSentInvoice(users, toVoid);
  await continueStory(users, toCancel, [...untilSent, 'cancelled']);
  await giveTaxNumber(await users.provider('goldenHour'));
  return users.client(toCancel.client);
}

/** Selects one story whose event is not sent to a provider, and three stories whose events wait for a quote. */
function selectOpenStories(): Record<'draft' | 'toPay' | 'toVoid' | 'toCancel', Story> {
  const draft = newStories.find(({ days }) => days.sent === undefined);
  const [toPay, toVoid, toCancel] = newStories.filter(
    ({ days }) => days.sent !== undefined && days.quoted === undefined,
  );
  if (!draft || !toPay || !toVoid || !toCancel) {
    throw new Error('The demo has too few open requests: a recording needs one draft and three requests.');
  }
  return { draft, toPay, toVoid, toCancel };
}

const untilSent = ['quoted', 'approved', 'quoteSent'] as const;
const untilAccepted = [...untilSent, 'accepted'] as const;
const lines = [{ service: 'One evening', price: '900.00' }];

/** Resolves to the quote's id; empty if no quote was created. */
async function continueStory(
  users: DemoPeople,
  story: Story,
  next: readonly (keyof StoryDays)[],
): Promise<string> {
  const events = await (await users.client(story.client)).call(listClientEvents, {});
  const { id: eventId = '', eventDate = '' } = events.find(({ name }) => name === story.name) ?? {};
  const progress = { story: { ...story, lines }, eventDate, eventId, quoteId: '' };
  for (const step of next) {
    await storySteps[step](users, progress);
  }
  return progress.quoteId;
}

async function refundPaidInvoice(users: DemoPeople, story: Story): Promise<void> {
  const quoteId = await continueStory(users, story, [...untilAccepted, 'paid']);
  const { provider, id } = await invoiceOf(users, story, quoteId);
  const body = { amount: '50.00', reason: 'The second speaker was missing' };
  await provider.call(invoices.refundInvoice, { params: { id }, body });
  await requestRefund(users, story, id);
}

/** The client cancels the paid event and requests the rest of the payment. */
async function requestRefund(users: DemoPeople, story: Story, id: string): Promise<void> {
  await continueStory(users, story, ['cancelled']);
  const client = await users.client(story.client);
  const body = { reason: 'The venue has closed' };
  await eventually(() => client.call(invoices.requestRefund, { params: { id }, body }));
}

async function voidSentInvoice(users: DemoPeople, story: Story): Promise<void> {
  const { provider, id } = await invoiceOf(users, story, await continueStory(users, story, untilAccepted));
  await provider.call(invoices.sendInvoice, { params: { id } });
  await provider.call(invoices.voidInvoice, { params: { id }, body: { reason: 'Sent too early' } });
}

async function invoiceOf(
  users: DemoPeople,
  story: Story,
  quoteId: string,
): Promise<{ provider: ApiClient; id: string }> {
  const provider = await users.provider(story.provider);
  const id = await eventually(async () => {
    const invoice = (await provider.call(invoices.listInvoices, {})).find(
      (listed) => listed.quoteId === quoteId,
    );
    if (invoice === undefined) {
      throw new Error(`quote ${quoteId} has no invoice yet`);
    }
    return invoice.id;
  });
  return { provider, id };
}

/** Pays on the page of the Stripe emulator, whose webhook then reaches billing. */
async function subscribeByCard(provider: ApiClient): Promise<void> {
  const { url } = await eventually(() => provider.call(startCheckout, {}));
  const card = { number: '4242 4242 4242 4242', expiry: '12 / 39', cvc: '123', name: 'Lena Ortiz' };
  const { status } = await fetch(`${url}/card`, {
    method: 'POST',
    body: new URLSearchParams(card),
    redirect: 'manual',
  });
  if (status !== 303) {
    throw new Error(`The card payment failed: the checkout answered ${status}`);
  }
}

async function giveTaxNumber(provider: ApiClient): Promise<void> {
  const terms = await provider.call(getPaymentDefault, {});
  await provider.call(setPaymentDefault, { body: { ...terms, taxNumber: 'US 12-3456789' } });
}

/** Rebuilds every projection, so that each service requests snapshots and answers requests. */
async function rebuildProjections({ operator }: FixtureContext): Promise<void> {
  for (const service of services) {
    const { body } = await operator.call(projectionOperations[service].listProjections);
    for (const { name: projection } of body) {
      await rebuildProjection(operator, { service, projection }, () => delay(100));
    }
  }
}

/** Publishes a message that events, quotes and billing cannot read, then drops the dead letters. Each service publishes the drop. */
async function dropUnreadableMessages({ operator, publishUnrecorded, now }: FixtureContext): Promise<void> {
  await publishUnrecorded({
    id: randomUUID(),
    type: providerChanged.type,
    aggregateId: randomUUID(),
    aggregateVersion: 1,
    payload: { note: 'no provider: made to be dropped' },
    traceparent: null,
    requestId: randomUUID(),
    actor: 'system',
    at: now().toISOString(),
  });
  for (const service of ['events', 'quotes', 'billing'] as const) {
    const { listMessages, dropMessage } = messageOperations[service];
    const { body } = await operator.call(listMessages);
    for (const { id } of body) {
      await operator.call(dropMessage, { params: { id }, body: { reason: 'Nothing can be made of it' } });
    }
  }
}
