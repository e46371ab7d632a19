import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { ConfirmChannel } from 'amqplib';

import { nameOf } from '../src/faults/fail-points/fail-point.ts';
import { fewFailPoints } from '../src/faults/fail-points/few-fail-points.ts';
import { nameWrite } from '../src/faults/fail-points/name-write.ts';
import { plantPublishing } from '../src/faults/fail-points/plant-channels.ts';
import {
  armedFile,
  createFailPointTrigger,
  reachedFile,
  failureFile,
} from '../src/faults/fail-points/fail-point-trigger.ts';

const triggerFile = join(import.meta.dirname, '../src/faults/fail-points/fail-point-trigger.ts');

describe('fail points', () => {
  test('there is one fail point of each kind for a short run, and none is listed twice', () => {
    const names = fewFailPoints.map(nameOf);

    expect(new Set(names).size).toBe(names.length);
    expect(names).toHaveLength(4);
  });

  test.each([
    ['upsert eventRequestProjection', 'eventRequestProjection', { $set: { sourceVersion: 2 } }],
    ['save events as sent', 'events', { $set: {}, $push: { history: { $each: [{ type: 'sent' }] } } }],
    ['save quotes as archived', 'quotes', { $push: { history: { $each: [{ type: 'archived' }] } } }],
    [
      'rewrite quotes as erased',
      'quotes',
      { $set: { history: [{ type: 'created' }, { type: 'erased' }] }, $push: {} },
    ],
    ['save exports', 'exports', { $set: {}, $push: { history: { $each: [] } } }],
    ['lease events', 'events', { $set: { outboxLeasedUntil: new Date() } }],
    ['settle events', 'events', { $pull: { outbox: {} } }],
    ['reschedule events', 'events', { $pull: { outbox: {} }, $set: { outboxLeasedUntil: new Date() } }],
    ['finish idempotentCalls', 'idempotentCalls', { $set: { answer: '{}' } }],
    ['claim mails', 'mails', { $set: {}, $inc: { attempts: 1 } }],
    ['mark mails as sent', 'mails', { $set: { sentAt: new Date() } }],
  ])('an update is named by its purpose: %s', (name, collection, update) => {
    expect(nameWrite(collection, update)).toBe(name);
  });
});

describe('a publication that is made to fail', () => {
  test('when a publication fails, then it counts as rejected and is not sent; the next publication is sent', () => {
    const sent: string[] = [];
    const channel = {
      publish: (_exchange: string, routingKey: string) => sent.push(routingKey) > 0,
    } as unknown as ConfirmChannel;
    const error = new Error('made to fail');
    const failIfArmed = jest.fn().mockImplementationOnce(() => {
      throw error;
    });
    const confirmed = jest.fn();
    plantPublishing(channel, { reach: () => undefined, failIfArmed });

    channel.publish('events', 'refused', Buffer.from('{}'), {}, confirmed);
    channel.publish('events', 'sent', Buffer.from('{}'), {}, confirmed);

    expect(confirmed.mock.calls).toEqual([[error, {}]]);
    expect(sent).toEqual(['sent']);
  });
});

describe('the trigger of fail points', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'fail-points-'));
  });

  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  test('when a code point is armed, then the process is killed by SIGKILL and the code point is no longer armed', () => {
    writeFileSync(armedFile(folder, 'events'), 'lease events: after');
    const program = `import { createFailPointTrigger } from ${JSON.stringify(triggerFile)};
      createFailPointTrigger('events', ${JSON.stringify(folder)}).reach('lease events: after');`;

    const { signal } = spawnSync(process.execPath, ['--input-type=module', '-e', program]);

    expect(signal).toBe('SIGKILL');
    expect(existsSync(armedFile(folder, 'events'))).toBe(false);
  });

  test('when another code point or another service is armed, then the process continues', () => {
    writeFileSync(armedFile(folder, 'quotes'), 'lease events: after');
    writeFileSync(armedFile(folder, 'events'), 'lease events: before');

    createFailPointTrigger('events', folder).reach('lease events: after');

    expect(existsSync(armedFile(folder, 'events'))).toBe(true);
  });

  test('when the harness has removed the recording, then a code point that was reached before is recorded again', () => {
    const { reach } = createFailPointTrigger('events', folder);
    reach('lease events: before');
    reach('lease events: after');
    rmSync(reachedFile(folder, 'events'));

    reach('lease events: after');

    expect(readFileSync(reachedFile(folder, 'events'), 'utf8')).toBe('lease events: after\n');
  });

  test('when a process reaches a code point twice, then the code point is recorded once', () => {
    const { reach } = createFailPointTrigger('events', folder);

    reach('lease events: before');
    reach('lease events: after');
    reach('lease events: before');

    expect(readFileSync(reachedFile(folder, 'events'), 'utf8')).toBe(
      'lease events: before\nlease events: after\n',
    );
  });

  test('when a handler is armed to fail, then it fails once', () => {
    writeFileSync(failureFile(folder, 'events'), 'events.book-event');
    const { failIfArmed } = createFailPointTrigger('events', folder);

    expect(() => {
      failIfArmed('events.book-event');
    }).toThrow('made to fail in events.book-event');
    expect(() => {
      failIfArmed('events.book-event');
    }).not.toThrow();
  });
});
