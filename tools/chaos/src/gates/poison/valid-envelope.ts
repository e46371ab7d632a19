import { randomUUID } from 'node:crypto';

import type { Envelope, MessageType } from '@marquee/contracts/message';
import { eventSent } from '@marquee/contracts/messages/event-messages';
import { clientChanged } from '@marquee/contracts/messages/identity-messages';
import { invoiceSent } from '@marquee/contracts/messages/invoice-messages';
import { quoteAccepted } from '@marquee/contracts/messages/quote-messages';
import { snapshotPages, snapshotRequests } from '@marquee/contracts/messages/snapshot-messages';
import { services } from '@marquee/contracts/operation';
import { toEnvelope, toMessage } from '@marquee/service-kit/messaging/message';
import type { Message } from '@marquee/service-kit/messaging/message';

import { consumers } from '../../check/queue-names.ts';
import { envelopesOf } from '../../model/histories/envelopes.ts';
import { toStory } from '../../model/histories/story.ts';
import type { StoryOptions } from '../../model/histories/story.ts';
import type { ServiceName } from '../../stack/addresses.ts';

const options: Omit<StoryOptions, 'eventEnds'> = {
  clientVersions: 1,
  providerVersions: 1,
  quotes: 2,
  accepts: true,
  cancels: false,
  erases: false,
  emails: 1,
  audits: 1,
};

/** The messages of two new stories: together, at least one type of each consumer, except the consumers of a rebuild. */
function publishedEnvelopes(): Envelope[] {
  return (['booked', 'cancelled'] as const).flatMap((eventEnds) =>
    envelopesOf(toStory({ ...options, eventEnds }), new Date()),
  );
}

/** A message by which each service can describe its records. */
const describing = {
  identity: clientChanged,
  events: eventSent,
  quotes: quoteAccepted,
  billing: invoiceSent,
} as const satisfies Record<ServiceName, MessageType>;

/** Messages of a rebuild that are addressed to the service `consumer`. */
function rebuildEnvelopes(consumer: ServiceName): Envelope[] {
  const cause = { requestId: 'poison', traceparent: null, actor: 'system' };
  const metadata = { aggregateId: randomUUID(), aggregateVersion: 1, cause, at: new Date() };
  return services
    .flatMap((from) => [snapshotRequest(from, consumer), snapshotPage(from, consumer)])
    .map((message) => toEnvelope(message, metadata));
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

/** A message that its consumer accepts. Throws if none has a type that the consumer handles. */
export function validEnvelope(queue: string): Envelope<Record<string, unknown>> {
  const handled = consumers.find((consumer) => consumer.queue === queue)?.messages ?? [];
  const service = services.find((name) => queue.startsWith(`${name}.`));
  const envelopes = service === undefined ? [] : [...publishedEnvelopes(), ...rebuildEnvelopes(service)];
  const envelope = envelopes.find(({ type }) => handled.some((known) => known.type === type));
  if (envelope === undefined) {
    throw new Error(
      `${queue}: add its message to the stories of tools/chaos/src/model/histories/envelopes.ts`,
    );
  }
  // Every message's payload is an object.
  return envelope as Envelope<Record<string, unknown>>;
}
