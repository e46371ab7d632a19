import type { GetMessage } from 'amqplib';
import { brokerUnavailable } from '../broker-unavailable.ts';
import type { DecideUnrouted } from '../bus.ts';
import { toRawContent } from '../raw-content.ts';
import { reasonOf } from '../reason-of.ts';
import type { Names } from './names.ts';
import type { Session } from './session.ts';
import { endChannel } from './end-channel.ts';

/** Enough for an operator to read at once; the remaining messages appear when these are gone. */
const maxVisited = 200;

/** Fetches the unrouted messages one by one; kept ones return to their position in the queue. */
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
 * Counts ready messages only; messages held by a concurrent visit are missing. Counts by fetching, because a quorum queue's own statistics
 * lag behind returned messages. Fetches as many as a visit does, because returning fewer would change their order.
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

/** Uses a separate channel: the broker requeues everything unacknowledged when it closes. */
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
    // Closing the channel alone requeues only after the close is answered: the next visit would miss the kept messages.
    channel.nackAll();
  } finally {
    // The broker has requeued everything already if the session is over.
    await endChannel(channel);
  }
}

/** Reports every rejection, including a missing queue, as a broker outage. */
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
