import type { Envelope } from '@marquee/contracts/message';
import type { Service } from '@marquee/service-kit/compose-service';
import type { CommitListener, LeasedOutbox, Outbox, PendingOutbox } from '@marquee/service-kit/store/outbox';
import type { Channel, ConfirmChannel, ConsumeMessage } from 'amqplib';

import { ackBeforeCommit } from '../src/faults/planted/ack-before-commit.ts';
import { endlessRequeue } from '../src/faults/planted/endless-requeue.ts';
import { noConfirms } from '../src/faults/planted/no-confirms.ts';
import { noMandatory } from '../src/faults/planted/no-mandatory.ts';
import { outboxNotPolledAgain } from '../src/faults/planted/outbox-not-polled-again.ts';
import { publishBeforeSave } from '../src/faults/planted/publish-before-save.ts';
import { removalBeforeConfirm } from '../src/faults/planted/removal-before-confirm.ts';
import type { Planting } from '../src/faults/planting.ts';

describe('planted faults', () => {
  test('no confirms: a message counts as confirmed although the broker has not confirmed it', () => {
    const { channel } = publishingChannel(noConfirms);
    const confirmed = jest.fn();

    channel.publish('events', 'a.b', content, {}, confirmed);

    expect(confirmed).toHaveBeenCalledWith(null, {});
  });

  test('ack before commit: a message is acknowledged before its handler runs, and not again', () => {
    const { channel, acts, deliver } = consumingChannel(ackBeforeCommit);
    void channel.consume('a.queue', (message) => {
      acts.push('handle');
      if (message !== null) {
        channel.ack(message);
      }
    });

    deliver();

    expect(acts).toEqual(['ack', 'handle']);
  });

  test.each([
    ['put into a retry queue', '', 'events.book-event.retry.10s'],
    ['parked', 'dlx', 'events.book-event'],
  ])('endless requeue: a message that is %s returns to its own queue', (_how, exchange, routingKey) => {
    const { channel, published } = publishingChannel(endlessRequeue);

    channel.publish(exchange, routingKey, content, { headers: { 'x-attempt': 2 } });

    expect(published).toEqual([{ exchange: '', routingKey: 'events.book-event', options: { headers: {} } }]);
  });

  test('endless requeue: a message that has not failed is published normally', () => {
    const { channel, published } = publishingChannel(endlessRequeue);

    channel.publish('events', 'quotes.quote.created.v1', content, { mandatory: true });

    expect(published).toEqual([
      { exchange: 'events', routingKey: 'quotes.quote.created.v1', options: { mandatory: true } },
    ]);
  });

  test('no mandatory: a message is published without `mandatory`', () => {
    const { channel, published } = publishingChannel(noMandatory);

    channel.publish('events', 'a.b', content, { mandatory: true });

    expect(published).toEqual([{ exchange: 'events', routingKey: 'a.b', options: { mandatory: false } }]);
  });

  test('removal before confirm: leasing a document removes its messages from the outbox', async () => {
    const acts: string[] = [];
    const outbox = plantedOutbox(removalBeforeConfirm, createRecordingOutbox(acts));

    await outbox.lease(pendingSince(new Date()), new Date());

    expect(acts).toEqual(['settle message-1']);
  });

  test('removal before confirm: messages leased on commit leave the outbox before they are published', async () => {
    const acts: string[] = [];
    const listeners: CommitListener[] = [];
    const outbox = plantedOutbox(removalBeforeConfirm, {
      ...createRecordingOutbox(acts),
      onCommit: (listener) => void listeners.push(listener),
    });
    const taken = Promise.withResolvers<LeasedOutbox>();
    outbox.onCommit({ claim: () => new Date(), onLeased: taken.resolve, wake: () => undefined });

    listeners.forEach(({ onLeased }) => {
      onLeased({ ...pendingSince(new Date()), leasedUntil: new Date() });
    });
    acts.push(`take ${(await taken.promise).id}`);

    expect(acts).toEqual(['settle message-1', 'take event-1']);
  });

  test('publish before save: messages are not relayed again after the save', () => {
    const listeners: CommitListener[] = [];
    const outbox = plantedOutbox(publishBeforeSave, {
      onCommit: (listener) => void listeners.push(listener),
    });

    outbox.onCommit({ claim: () => new Date(), onLeased: () => undefined, wake: () => undefined });

    expect(listeners.map(({ claim }) => claim('event-1'))).toEqual([null]);
  });

  test('outbox not polled again: only messages stored after the start are pending', async () => {
    const left = pendingSince(new Date(0));
    const later = pendingSince(new Date('2999-01-01'));
    const outbox = plantedOutbox(outboxNotPolledAgain, { pending: async () => [left, later] });

    const pending = await outbox.pending(10);

    expect(pending).toEqual([later]);
  });
});

const content = Buffer.from('{}');

function publishingChannel(planting: Planting) {
  const published: unknown[] = [];
  const channel = {
    publish(exchange: string, routingKey: string, _content: Buffer, options: object) {
      published.push({ exchange, routingKey, options });
      return true;
    },
  } as unknown as ConfirmChannel;
  planting.publishing?.(channel);
  return { channel, published };
}

function consumingChannel(planting: Planting) {
  const acts: string[] = [];
  let deliver = (): void => undefined;
  const channel = {
    async consume(_queue: string, onMessage: (message: ConsumeMessage) => void) {
      deliver = () => {
        onMessage({ content } as ConsumeMessage);
      };
    },
    ack: () => acts.push('ack'),
    reject: () => acts.push('reject'),
  } as unknown as Channel;
  planting.consuming?.(channel);
  return {
    channel,
    acts,
    deliver: () => {
      deliver();
    },
  };
}

function plantedOutbox(planting: Planting, parts: Partial<Outbox>): Outbox {
  const service = planting.service?.({ outboxes: [parts] } as unknown as Service);
  const [outbox] = service?.outboxes ?? [];
  if (outbox === undefined) {
    throw new Error('nothing was planted');
  }
  return outbox;
}

function createRecordingOutbox(acts: string[]): Partial<Outbox> {
  return {
    lease: async () => true,
    settle: async (_pending, ids) => {
      acts.push(`settle ${ids.join()}`);
      return 'empty';
    },
  };
}

function pendingSince(at: Date): PendingOutbox {
  const envelopes = [{ id: 'message-1' } as Envelope];
  return { id: 'event-1', version: 1, envelopes, pendingSince: at, leasedUntil: null, leases: 0 };
}
