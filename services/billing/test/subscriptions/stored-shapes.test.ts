import { createShapes } from '@marquee/service-kit/store/shapes';
import { subscriptionShapes } from '../../src/subscriptions/stored-shapes.ts';

const { toEntry, toStoredEntries, toState, toFields } = createShapes(subscriptionShapes);
const at = new Date('2026-03-20T12:00:00Z');
const changed = { type: 'plan-changed', data: { status: 'active' }, version: 3, actor: 'system', at };
const opened = { type: 'opened', data: {}, version: 1, actor: 'system', at };

describe('the history of a stored subscription', () => {
  test('when an earlier release stored an entry, then its status is data, its version is unknown and the system is the actor', () => {
    expect(toEntry({ type: 'plan-changed', status: 'active', at })).toEqual({ ...changed, version: null });
    expect(toEntry({ type: 'opened', at })).toEqual({ ...opened, version: null });
  });

  test('when shape 1 is written, then the previous release reads the status, and this one the whole fact', () => {
    const stored = toStoredEntries([changed, opened], 1);

    expect(stored).toEqual([{ ...changed, status: 'active' }, opened]);
    expect(stored.map(toEntry)).toEqual([changed, opened]);
  });

  test('when shape 2 is written, then the status is stored once', () => {
    const stored = toStoredEntries([changed], 2);

    expect(stored).toEqual([{ ...changed, shape: 2 }]);
    expect(stored.map(toEntry)).toEqual([changed]);
  });

  test('when the state is stored and read, then nothing of it changes', () => {
    const { fields } = toFields({ changedAt: at }, 1);

    expect(toState({ ...fields, _id: 'a', version: 2 })).toEqual({ id: 'a', version: 2, changedAt: at });
  });
});
