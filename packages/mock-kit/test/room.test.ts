import { createRoom } from '../src/room.ts';
import { keptInMemory } from '../src/testing.ts';

type Counted = { count: number };

const morning = new Date('2026-11-23T15:00:00.000Z');
const nextDay = new Date('2026-11-24T15:00:00.000Z');

function aRoom({ keeper = keptInMemory(), at = morning } = {}) {
  return createRoom<Counted>({ name: 'mfe_client', keeper, begin: () => ({ count: 1 }), now: () => at });
}

describe('the state of a remote that runs alone', () => {
  test('when the page is reloaded, then changes are still there', () => {
    const keeper = keptInMemory();
    aRoom({ keeper }).keep({ count: 2 });
    aRoom({ keeper }).play('nobody');

    const reloaded = aRoom({ keeper });

    expect([reloaded.world(), reloaded.who()]).toEqual([{ count: 2 }, 'nobody']);
  });

  test('when the day is over, then it is reset, because its dates are stale', () => {
    const keeper = keptInMemory();
    aRoom({ keeper }).keep({ count: 2 });

    expect(aRoom({ keeper, at: nextDay }).world()).toEqual({ count: 1 });
  });

  test('when it is reset, then everything is as at the start, including the person', () => {
    const room = aRoom();
    room.keep({ count: 2 });
    room.play('nobody');

    room.beginAfresh();

    expect([room.world(), room.who()]).toEqual([{ count: 1 }, null]);
  });
});
