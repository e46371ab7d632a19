import { queueNames } from '../src/check/queue-names.ts';
import { remaindersIn } from '../src/check/rules/queues.ts';

describe('messages in queues', () => {
  const empty = queueNames().map((name) => ({ name, messages_ready: 0, messages_unacknowledged: 0 }));

  function rowsWith(name: string, counts: { messages_ready?: number; messages_unacknowledged?: number }) {
    return empty.map((row) => (row.name === name ? { ...row, ...counts } : row));
  }

  test('when all queues are empty, then nothing is left over', () => {
    expect(remaindersIn(empty)).toEqual([]);
  });

  test.each([{ messages_ready: 1 }, { messages_unacknowledged: 1 }])(
    'when a queue has one message (%j), then the message is left over',
    (counts) => {
      expect(remaindersIn(rowsWith('events.book-event', counts))).toEqual([
        { place: 'queue events.book-event', count: 1 },
      ]);
    },
  );

  test('when a queue does not exist, then the missing queue is reported', () => {
    expect(remaindersIn(empty.filter(({ name }) => name !== 'unrouted'))).toEqual([
      { place: 'no queue unrouted', count: 1 },
    ]);
  });
});
