import type { Channel, GetMessage } from 'amqplib';
import { brokerAway } from '../broker-away.ts';
import type { DecideUnrouted, UnroutedFate } from '../bus.ts';
import { toRawContent } from '../raw-content.ts';
import { reasonOf } from '../reason-of.ts';
import type { Names } from './names.ts';
import type { Session } from './session.ts';
import { endChannel } from './end-channel.ts';

/** An operator reads no more at once; what lies behind shows when these are gone. */
const mostVisited = 200;

/** Takes what nobody took in hand, on a channel of its own: what is kept goes back to its place when that closes. */
export async function visitUnrouted(session: Session, names: Names, decide: DecideUnrouted): Promise<void> {
  const channel = await answerOf(session.openChannel());
  try {
    for (let visited = 0; visited < mostVisited; visited += 1) {
      const message = await answerOf(channel.get(names.unrouted));
      if (message === false) {
        return;
      }
      const fate = await decide({ ...toRawContent(message.content), type: message.fields.routingKey });
      await meet(fate, message, { channel, session, names });
    }
  } finally {
    // A session that is over has given everything back already.
    await endChannel(channel);
  }
}

/** Only what lies ready is counted: what somebody has in hand is missing. */
export async function countUnrouted(session: Session, names: Names): Promise<number> {
  const channel = await answerOf(session.openChannel());
  try {
    const { messageCount } = await answerOf(channel.checkQueue(names.unrouted));
    return messageCount;
  } finally {
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

type Hand = { channel: Channel; session: Session; names: Names };

async function meet(
  fate: UnroutedFate,
  message: GetMessage,
  { channel, session, names }: Hand,
): Promise<void> {
  if (fate === 'keep') {
    return;
  }
  if (fate === 'redrive') {
    await answerOf(
      session.publisher.publish({
        exchange: names.events,
        routingKey: message.fields.routingKey,
        content: message.content,
      }),
    );
  }
  channel.ack(message);
}
