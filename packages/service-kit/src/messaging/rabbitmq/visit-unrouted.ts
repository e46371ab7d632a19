import type { GetMessage } from 'amqplib';
import { brokerUnavailable } from '../broker-unavailable.ts';
import type { DecideUnrouted } from '../bus.ts';
import { toRawContent } from '../raw-content.ts';
import { reasonOf } from '../reason-of.ts';
import type { Names } from './names.ts';
import type { Session } from './session.ts';
import { endChannel } from './end-channel.ts';

/** As many as an operator can read at a time. Further messages appear after some of the visited ones have been redriven or dropped. */
const maxVisited = 200;

/** Fetches the unrouted messages one by one. Kept messages return to the queue; `Bus.visitUnrouted` documents their order. */
export async function visitUnrouted(session: Session, names: Names, decide: DecideUnrouted): Promise<void> {
  await fetchFirst(session, names, async (message) => {
    const decision = await decide({ ...toRawContent(message.content), type: message.fields.routingKey });
    if (decision === 'redrive') {
      await requireBroker(redrive(message, session, names));
    }
    return decision === 'keep' ? 'keep' : 'done';
  });
}

/**
 * Counts ready messages only, so messages that a concurrent visit has fetched are missing. Counts by fetching, because a quorum queue's
 * statistics lag behind returned messages. Fetches as many as a visit does, because returning fewer would change the order of the queue.
 */
export async function countUnrouted(session: Session, names: Names): Promise<number> {
  let fetched = 0;
  let remaining = 0;
  await fetchFirst(session, names, async ({ fields }) => {
    fetched += 1;
    remaining = fields.messageCount;
    return 'keep';
  });
  return fetched + remaining;
}

/** Uses a separate channel, because the broker requeues all unacknowledged messages of a channel that closes. */
async function fetchFirst(
  session: Session,
  names: Names,
  visit: (message: GetMessage) => Promise<'keep' | 'done'>,
): Promise<void> {
  const channel = await requireBroker(session.openChannel());
  try {
    for (let fetched = 0; fetched < maxVisited; fetched += 1) {
      const message = await requireBroker(channel.get(names.unrouted));
      if (message === false) {
        break;
      }
      if ((await visit(message)) === 'done') {
        channel.ack(message);
      }
    }
    // Requeues the kept messages before the next visit. A closing channel requeues them only after the broker has answered.
    channel.nackAll();
  } finally {
    // If the session has ended, the broker has already requeued all messages.
    await endChannel(channel);
  }
}

/** Rejects with the error of a broker outage for every failure, including a missing queue. */
async function requireBroker<Answer>(request: Promise<Answer>): Promise<Answer> {
  try {
    return await request;
  } catch (error) {
    throw brokerUnavailable(reasonOf(error));
  }
}

function redrive(message: GetMessage, { publisher }: Session, names: Names): Promise<void> {
  return publisher.publish({
    exchange: names.events,
    routingKey: message.fields.routingKey,
    content: message.content,
  });
}
