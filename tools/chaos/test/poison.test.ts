import { messageTypes } from '@marquee/contracts/message-types';
import { emailRequested } from '@marquee/identity/email-templates/email-template';
import { admitMessage } from '@marquee/service-kit/messaging/admit-message';

import { judgePoison } from '../src/gates/poison/judge-poison.ts';
import { poisonKinds } from '../src/gates/poison/poison-kinds.ts';
import { validEnvelope } from '../src/gates/poison/valid-envelope.ts';
import { consumerQueues } from '../src/check/queue-names.ts';

const messages = [...messageTypes, emailRequested];

describe.each(consumerQueues)('malformed messages for %s', (queue) => {
  const valid = validEnvelope(queue);
  const subscription = {
    queue,
    messages: messages.filter(({ type }) => type === valid.type),
    handle: () => Promise.resolve(),
  };

  test('when a message is valid, then it is admitted', () => {
    expect(admitMessage(subscription, Buffer.from(JSON.stringify(valid)))).toHaveProperty('envelope');
  });

  test.each(poisonKinds)(
    'when a message has the defect “$name”, then it is rejected for that reason',
    ({ corrupt, reason }) => {
      const admitted = admitMessage(subscription, corrupt(valid, 3));

      expect(admitted).toEqual({ reason: expect.stringMatching(reason(valid)) as string });
    },
  );
});

describe('the judgment of malformed messages', () => {
  const poisonMessages = [
    { id: 'dose', what: 'version 0 in a.queue', reason: /^invalid envelope: aggregateVersion / },
  ];
  const deadLetter = { id: 'dose', reason: 'invalid envelope: aggregateVersion Too small' };

  test('when every malformed message is dead-lettered for its defect, then nothing is reported', () => {
    expect(judgePoison(poisonMessages, [deadLetter])).toEqual([]);
  });

  test.each([
    ['a malformed message is not dead-lettered', [], 'version 0 in a.queue: not dead-lettered'],
    [
      'a malformed message is dead-lettered for another reason',
      [{ ...deadLetter, reason: 'invalid payload: clientId' }],
      'version 0 in a.queue: dead-lettered for another reason: invalid payload: clientId',
    ],
    [
      'a valid message is dead-lettered',
      [deadLetter, { id: 'sound', reason: 'the handler gave up' }],
      'valid, but dead-lettered: the handler gave up',
    ],
  ])('when %s, then the mismatch is reported', (_what, rows, mismatch) => {
    expect(judgePoison(poisonMessages, rows)).toEqual([mismatch]);
  });
});
