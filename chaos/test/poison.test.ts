import { messageTypes } from '@marquee/contracts/message-types';
import { mailRequested } from '@marquee/identity/mails/letter';
import { admitMessage } from '@marquee/service-kit/messaging/admit-message';

import { judgePoison } from '../src/bars/poison/judge-poison.ts';
import { poisonKinds } from '../src/bars/poison/poison-kinds.ts';
import { soundEnvelope } from '../src/bars/poison/sound-envelope.ts';
import { consumerQueues } from '../src/check/queue-names.ts';

const messages = [...messageTypes, mailRequested];

describe.each(consumerQueues)('malformed messages for %s', (queue) => {
  const sound = soundEnvelope(queue);
  const subscription = {
    queue,
    messages: messages.filter(({ type }) => type === sound.type),
    handle: () => Promise.resolve(),
  };

  test('when nothing is wrong with one, then it is admitted', () => {
    expect(admitMessage(subscription, Buffer.from(JSON.stringify(sound)))).toHaveProperty('envelope');
  });

  test.each(poisonKinds)(
    'when it is $name, then that is the reason for its rejection',
    ({ spoil, reason }) => {
      const admitted = admitMessage(subscription, spoil(sound, 3));

      expect(admitted).toEqual({ reason: expect.stringMatching(reason(sound)) as string });
    },
  );
});

describe('the judgment of malformed messages', () => {
  const doses = [
    { id: 'dose', what: 'version 0 in a.queue', reason: /^invalid envelope: aggregateVersion / },
  ];
  const parked = { id: 'dose', reason: 'invalid envelope: aggregateVersion Too small' };

  test('when all are dead-lettered for their defect, then nothing is reported', () => {
    expect(judgePoison(doses, [parked])).toEqual([]);
  });

  test.each([
    ['it is not dead-lettered', [], 'version 0 in a.queue: not parked'],
    [
      'it is dead-lettered for another reason',
      [{ ...parked, reason: 'invalid payload: clientId' }],
      'version 0 in a.queue: parked for another reason: invalid payload: clientId',
    ],
    [
      'a valid message is dead-lettered',
      [parked, { id: 'sound', reason: 'the handler gave up' }],
      'parked and no poison: the handler gave up',
    ],
  ])('when %s, then that is reported', (_what, rows, misfit) => {
    expect(judgePoison(doses, rows)).toEqual([misfit]);
  });
});
