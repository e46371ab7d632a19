import { admitMessage } from '../src/messaging/admit-message.ts';
import { anEnvelope } from './bus-messages.ts';
import { aSubscription } from './bus-subscriptions.ts';

const strict = aSubscription('kit.strict', () => undefined);
const sound = anEnvelope({ name: 'Amara' });

describe('admitting a message', () => {
  test('when the message is valid, then the envelope is returned', () => {
    const admitted = admitMessage(strict, Buffer.from(JSON.stringify(sound)));

    expect(admitted).toEqual({ envelope: sound });
  });

  test.each([
    ['it is empty', Buffer.alloc(0), 'invalid envelope: it is empty'],
    ['it is blank', Buffer.from(' \r\n'), 'invalid envelope: it is empty'],
    ['it is not text', Buffer.from([0xff, 0xfe, 0x7b, 0x7d]), 'invalid envelope: it is not UTF-8 text'],
    ['it is XML', Buffer.from('<message/>'), 'invalid envelope: it is not JSON'],
    ['it is cut off', Buffer.from('{"type":'), 'invalid envelope: it is not JSON'],
    ['it is null', Buffer.from('null'), 'invalid envelope: Invalid input: expected object, received null'],
  ])('when the content is invalid (%s), then the reason names the defect', (_what, content, reason) => {
    expect(admitMessage(strict, content)).toEqual({ reason });
  });

  test('when a field of the envelope is invalid, then the reason names the field', () => {
    const admitted = admitMessage(strict, Buffer.from(JSON.stringify({ ...sound, aggregateVersion: 0 })));

    expect(admitted).toEqual({
      reason: expect.stringMatching(/^invalid envelope: aggregateVersion /) as string,
    });
  });

  test('when the payload is invalid, then the reason names the invalid field', () => {
    const admitted = admitMessage(strict, Buffer.from(JSON.stringify({ ...sound, payload: { name: 42 } })));

    expect(admitted).toEqual({ reason: expect.stringMatching(/^invalid payload: name /) as string });
  });
});
