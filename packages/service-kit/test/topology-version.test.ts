import type { Channel } from 'amqplib';
import { namesWith, topologyVersion } from '../src/messaging/rabbitmq/names.ts';
import { declareExchanges, declareQueues } from '../src/messaging/rabbitmq/topology.ts';
import { createLogger } from '../src/process/logger.ts';
import { aSubscription } from './bus-subscriptions.ts';

/** The queue arguments of each version, as brokers have stored them. Do not edit an entry; a change needs a new version and entry. */
const recorded: Record<number, Record<string, object>> = {
  1: {
    unrouted: { 'x-queue-type': 'quorum', 'x-delivery-limit': 1_000_000 },
    'kit.mail': {
      'x-queue-type': 'quorum',
      'x-dead-letter-exchange': 'dlx',
      'x-dead-letter-routing-key': 'kit.mail',
      'x-dead-letter-strategy': 'at-least-once',
      'x-overflow': 'reject-publish',
      'x-delivery-limit': 50,
      'x-single-active-consumer': true,
    },
    'kit.mail.retry.1s': {
      'x-queue-type': 'quorum',
      'x-dead-letter-exchange': '',
      'x-dead-letter-routing-key': 'kit.mail',
      'x-dead-letter-strategy': 'at-least-once',
      'x-overflow': 'reject-publish',
      'x-message-ttl': 1_000,
    },
    'kit.mail.parked': { 'x-queue-type': 'quorum', 'x-delivery-limit': 1_000_000 },
  },
};

describe('the topology', () => {
  test('when the queues are declared, then their arguments are those recorded for the current version', async () => {
    expect(await declaredBy(namesWith(''))).toEqual(recorded[topologyVersion]);
  });

  test('when the version is not the first, then every queue name contains it, and the earlier names are known', () => {
    const { queue, retry, deadLetterQueue, earlier } = namesWith('', 3);

    expect([queue('kit.mail'), retry('kit.mail', 1_000), deadLetterQueue('kit.mail')]).toEqual([
      'kit.mail.v3',
      'kit.mail.v3.retry.1s',
      'kit.mail.v3.parked',
    ]);
    expect(earlier.map((names) => names.queue('kit.mail'))).toEqual(['kit.mail.v2', 'kit.mail']);
  });
});

/** Returns the arguments of the declared queues by name. */
async function declaredBy(names: ReturnType<typeof namesWith>): Promise<Record<string, object>> {
  const declared: Record<string, object> = {};
  const listening: Partial<Record<keyof Channel, unknown>> = {
    assertQueue: async (name: string, options: { arguments: object }) => {
      declared[name] = options.arguments;
    },
    assertExchange: async () => undefined,
    bindQueue: async () => undefined,
    close: async () => undefined,
    on: () => channel,
    once: () => channel,
  };
  // Declaring uses only these members of a channel.
  const channel = listening as unknown as Channel;
  const declaring = {
    openChannel: async () => channel,
    logger: createLogger({ name: 'bus', level: 'silent' }),
  };
  await declareExchanges(declaring, channel, names);
  await declareQueues(
    declaring,
    channel,
    names,
    aSubscription('kit.mail', () => undefined),
    [1_000, 1_000],
  );
  return declared;
}
