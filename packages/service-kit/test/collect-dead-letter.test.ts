import type { ConsumeMessage } from 'amqplib';
import type { Attempt, StoreDeadLetter } from '../src/messaging/bus.ts';
import { collectDeadLetter } from '../src/messaging/rabbitmq/collect-dead-letter.ts';
import { createLogger } from '../src/process/logger.ts';
import { createRecorder, recordDeadLetters } from './bus-recorder.ts';

const queue = 'kit.mail';

describe('collecting dead letters', () => {
  test('when a dead letter cannot be stored, then each failure is counted and logged with queue and reason', async () => {
    const { collecting, acknowledged, attempts, lines } = collect(() =>
      Promise.reject(new Error('too large')),
    );

    await attempts.reached(1);
    collecting.stop();
    await collecting.ended;

    expect(attempts.entries).toEqual([{ queue, outcome: 'park-failed' }]);
    expect(lines.join('')).toContain('too large');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ queue, reason: 'no such booking' });
    expect(acknowledged).toEqual([]);
  });

  test('when a dead letter is stored, then the message is acknowledged and nothing is logged', async () => {
    const { storeDeadLetter, deadLetters } = recordDeadLetters();

    const { collecting, acknowledged, attempts, lines } = collect(storeDeadLetter);
    await collecting.ended;

    expect(deadLetters.entries).toMatchObject([{ queue, reason: 'no such booking', content: 'broken' }]);
    expect(acknowledged).toHaveLength(1);
    expect([attempts.entries, lines]).toEqual([[], []]);
  });
});

function collect(storeDeadLetter: StoreDeadLetter) {
  const stopping = new AbortController();
  const attempts = createRecorder<Attempt>();
  const acknowledged: unknown[] = [];
  const lines: string[] = [];
  const logger = createLogger({
    name: 'bus',
    level: 'info',
    destination: { write: (line: string) => void lines.push(line) },
  });
  const channel = { ack: (message: unknown) => void acknowledged.push(message) };
  const ended = collectDeadLetter(
    { channel, storeDeadLetter, signal: stopping.signal, logger, onAttempt: attempts.add },
    queue,
    aDeadLetter(),
  );
  const collecting = {
    ended,
    stop() {
      stopping.abort();
    },
  };
  return { collecting, acknowledged, attempts, lines };
}

function aDeadLetter(): ConsumeMessage {
  const message = {
    content: Buffer.from('broken'),
    properties: { headers: { 'x-park-reason': 'no such booking' }, messageId: 'delivery-1' },
  };
  // The code under test reads no other fields.
  return message as unknown as ConsumeMessage;
}
