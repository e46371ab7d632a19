import { createHttpCaller } from '@marquee/harness-kit/http-caller';

import { sendMessage } from '../src/load/actions/account-actions.ts';
import { perform } from '../src/load/perform.ts';
import { createHistory } from '../src/history/history.ts';
import { aGateway } from './load-kit.ts';
import type { Reaction } from './load-kit.ts';

async function performAgainst(reactions: readonly Reaction[]) {
  const gateway = await aGateway(reactions);
  const caller = createHttpCaller(gateway.url);
  const history = createHistory();
  try {
    const result = await perform(caller, history, sendMessage(history.newMarker()));
    const keys = gateway.received.map((headers) => headers['idempotency-key']);
    return { outcome: result, keys, entry: history.entries()[0] };
  } finally {
    caller.stop();
    await gateway.stop();
  }
}

const accepted: Reaction = { status: 202, body: { message: 'Thank you.' } };

describe('performing a change', () => {
  test('when the first answer is a success, then the change is acknowledged at the first attempt', async () => {
    const { outcome: result, entry } = await performAgainst([accepted]);

    expect(result.outcome).toBe('acknowledged');
    expect(entry).toMatchObject({ outcome: 'acknowledged', attempts: 1 });
  });

  test.each<[string, Reaction]>([
    ['the connection breaks off', 'break off'],
    ['the gateway returns an error', { status: 502, body: { code: 'service_failed' } }],
    ['the same change is still in flight', { status: 409, body: { code: 'request_in_flight' } }],
  ])('when %s, then the change is sent again with the same key', async (_what, failure) => {
    const { keys, entry } = await performAgainst([failure, accepted]);

    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(entry).toMatchObject({ outcome: 'acknowledged', attempts: 2 });
  });

  test('when a rule rejects a change, then it is not sent again', async () => {
    const { outcome: result, keys } = await performAgainst([
      { status: 422, body: { code: 'event_date_past' } },
    ]);

    expect(result).toEqual({ outcome: 'refused', code: 'event_date_past' });
    expect(keys).toHaveLength(1);
  });
});
