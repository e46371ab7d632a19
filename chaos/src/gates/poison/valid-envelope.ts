import { randomUUID } from 'node:crypto';

import type { Envelope, MessageType } from '@marquee/contracts/message';
import { subscriptionChanged } from '@marquee/contracts/messages/billing-messages';
import { eventBooked, eventCancelled, eventSent } from '@marquee/contracts/messages/event-messages';
import { clientChanged, providerChanged } from '@marquee/contracts/messages/identity-messages';
import { invoiceBecameOverdue, invoiceSent } from '@marquee/contracts/messages/invoice-messages';
import {
  accountErased,
  eventsExportCollected,
  exportAsked,
} from '@marquee/contracts/messages/privacy-messages';
import { issuerChanged } from '@marquee/contracts/messages/payment-default-messages';
import {
  quoteAccepted,
  quoteArchived,
  quoteCreated,
  quoteItemized,
  quoteProgressed,
} from '@marquee/contracts/messages/quote-messages';
import { snapshotPages, snapshotRequests } from '@marquee/contracts/messages/snapshot-messages';
import { services } from '@marquee/contracts/operation';
import { toEmailRequested } from '@marquee/identity/email-templates/email-template';
import { audited } from '@marquee/service-kit/audit/audited';
import { toEnvelope, toMessage } from '@marquee/service-kit/messaging/message';
import type { Message } from '@marquee/service-kit/messaging/message';

import { consumers } from '../../check/queue-names.ts';
import type { ServiceName } from '../../stack/addresses.ts';
import {
  clientSnapshot,
  erasure,
  eventSnapshot,
  exportPageOf,
  invoiceSnapshot,
  issuerSnapshot,
  providerSnapshot,
  quoteSnapshot,
  subscriptionSnapshot,
} from '../../model/histories/snapshots.ts';
import { toStory } from '../../model/histories/story.ts';
import type { StoryOptions, Story } from '../../model/histories/story.ts';

/** A message by which each service can describe its records. */
const describing = {
  identity: clientChanged,
  events: eventSent,
  quotes: quoteAccepted,
  billing: invoiceSent,
} as const satisfies Record<ServiceName, MessageType>;

/** A valid message of each type that a consumer handles. Snapshot messages are addressed to the service `consumer`. */
function validMessages(story: Story, consumer: ServiceName): Message[] {
  const quoteIn = (status: Parameters<typeof quoteSnapshot>[2]) => quoteSnapshot(story, randomUUID(), status);
  const invoice = () => invoiceSnapshot(story, { quoteId: randomUUID(), status: 'sent' });
  const auditedAction = { act: 'signed-in', subject: { kind: 'account', id: story.clientId } } as const;
  const auditCause = { requestId: 'poison', traceparent: null, actor: story.clientId };
  return [
    toEmailRequested({ kind: 'password-changed', to: 'dana@chaos.example', name: 'Dana Reyes' }),
    toMessage(clientChanged, clientSnapshot(story, 1)),
    toMessage(providerChanged, providerSnapshot(story, 1)),
    toMessage(eventSent, eventSnapshot(story, 'inquiry')),
    toMessage(eventBooked, eventSnapshot(story, 'booked')),
    toMessage(eventCancelled, eventSnapshot(story, 'cancelled')),
    toMessage(quoteCreated, quoteIn('draft')),
    toMessage(quoteProgressed, quoteIn('approved_for_review')),
    toMessage(quoteAccepted, quoteIn('client_accepted')),
    toMessage(quoteItemized, quoteIn('client_accepted')),
    toMessage(quoteArchived, quoteIn('archived')),
    toMessage(invoiceSent, invoice()),
    toMessage(invoiceBecameOverdue, invoice()),
    toMessage(issuerChanged, issuerSnapshot(story, 1)),
    toMessage(subscriptionChanged, subscriptionSnapshot(story, 1)),
    toMessage(exportAsked, { exportId: story.exportId, accountId: story.clientId }),
    toMessage(eventsExportCollected, exportPageOf(story)),
    toMessage(accountErased, erasure(story.leavingClientId, 'client')),
    audited('identity', auditedAction, auditCause),
    ...services.flatMap((from) => [snapshotRequest(from, consumer), snapshotPage(from, consumer)]),
  ];
}

const aRebuild = () => ({ rebuildId: randomUUID(), projection: 'none', step: 1 });

/** A request for no record, which its service answers with an empty page. */
function snapshotRequest(from: ServiceName, to: ServiceName): Message {
  return toMessage(snapshotRequests[from], {
    ...{ ...aRebuild(), owner: from, source: to, after: null, ids: [] },
    types: [describing[to].type],
  });
}

/** A page that no rebuild awaits. */
function snapshotPage(from: ServiceName, owner: ServiceName): Message {
  return toMessage(snapshotPages[from], { ...aRebuild(), owner, upTo: null, messages: [] });
}

const storyOptions: StoryOptions = {
  clientVersions: 1,
  providerVersions: 1,
  quotes: 1,
  accepts: true,
  cancels: false,
  eventEnds: 'sent',
  erases: false,
  emails: 1,
  audits: 1,
};

/** A message that its consumer accepts. Throws if no type that the consumer handles has a valid message here. */
export function validEnvelope(queue: string): Envelope<Record<string, unknown>> {
  const handled = consumers.find((consumer) => consumer.queue === queue)?.messages ?? [];
  const service = services.find((name) => queue.startsWith(`${name}.`));
  const messages = service === undefined ? [] : validMessages(toStory(storyOptions), service);
  const message = messages.find(({ type }) => handled.some((known) => known.type === type));
  if (message === undefined) {
    throw new Error(`${queue}: add a valid message to chaos/src/gates/poison/valid-envelope.ts`);
  }
  const cause = { requestId: 'poison', traceparent: null, actor: 'system' };
  const metadata = { aggregateId: randomUUID(), aggregateVersion: 1, cause, at: new Date() };
  // Every message's payload is an object.
  const payload = message.payload as Record<string, unknown>;
  return { ...toEnvelope({ type: message.type, payload }, metadata), payload };
}
