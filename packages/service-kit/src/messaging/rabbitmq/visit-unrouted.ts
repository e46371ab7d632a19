import type { GetMessage } from 'amqplib';
import { brokerAway } from '../broker-away.ts';
import type { DecideUnrouted } from '../bus.ts';
import { toRawContent } from '../raw-content.ts';
import { reasonOf } from '../reason-of.ts';
import type { Names } from './names.ts';
import type { Session } from './session.ts';
import { endChannel } from './end-channel.ts';

/** An operator reads no more at once; what lies behind shows when these are gone. */
const mostVisited = 200;

/** Takes what nobody took in hand; what is kept goes back to its place. */
export async function visitUnrouted(session: Session, names: Names, decide: DecideUnrouted): Promise<void> {
  await takeFirst(session, names, async (message) => {
    const fate = await decide({ ...toRawContent(message.content), type: message.fields.routingKey });
    if (fate === 'redrive') {
      await answerOf(redrive(message, session, names));
    }
    return fate === 'keep' ? 'keep' : 'done';
  });
}

/**
 * Only what lies ready is counted: what somebody has in hand is missing. Counted by taking, as a quorum queue's own
 * statistics lag behind what was just given back; as many as a look takes, as giving back fewer changes their order.
 */
export async function countUnrouted(session: Session, names: Names): Promise<number> {
  let taken = 0;
  let behind = 0;
  await takeFirst(session, names, async ({ fields }) => {
    taken += 1;
    behind = fields.messageCount;
    return 'keep';
  });
  return taken + behind;
}

/** On a channel of its own: whatever is still in hand when that closes is not lost. */
async function takeFirst(
  session: Session,
  names: Names,
  meet: (message: GetMessage) => Promise<'keep' | 'done'>,
): Promise<void> {
  const channel = await answerOf(session.openChannel());
  try {
    for (let taken = 0; taken < mostVisited; taken += 1) {
      const message = await answerOf(channel.get(names.unrouted));
      if (message === false) {
        break;
      }
      if ((await meet(message)) === 'done') {
        channel.ack(message);
      }
    }
    // The close alone gives back later than it is answered: the next one would miss what was kept.
    channel.nackAll();
  } finally {
    // A session that is over has given everything back already.
    await endChannel(channel);
  }
}

/** Whatever the broker refuses, also a queue that is gone, is its absence for whoever asks. */
async function answerOf<Answer>(asked: Promise<Answer>): Promise<Answer> {
  try {
    return await asked;
  } catch (error) {
    throw brokerAway(reasonOf(error));
  }
}

function redrive(message: GetMessage, { publisher }: Session, names: Names): Promise<void> {
  return publisher.publish({
    exchange: names.events,
    routingKey: message.fields.routingKey,
    content: message.content,
  });
}
