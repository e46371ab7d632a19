import { unguardedSave } from '../src/faults/planted/unguarded-save.ts';
import { createRandom } from '../src/load/random.ts';
import { createRetryingBus } from '../src/model/retrying-bus.ts';
import { createParticipants } from '../src/model/races/create-participants.ts';
import { acceptTwice } from '../src/model/races/acceptance-races.ts';
import { acceptOrRemoveLine, sendOrEdit } from '../src/model/races/line-races.ts';
import { runRaces } from '../src/model/races/run-races.ts';
import { sameCallRaces } from '../src/model/races/same-call-races.ts';
import { describeWins, noWins, untriedOrders } from '../src/model/races/wins.ts';
import { startInProcessServices } from '../src/model/in-process-services.ts';
import type { Planting } from '../src/faults/planting.ts';

describe('the participants of a race', () => {
  const many = Array.from({ length: 100 }, (_round, seed) => createParticipants(createRandom(seed), 20));

  test('half of the participants are on each side', () => {
    const firsts = many.map((line) => line.filter(({ side }) => side === 'first').length);

    expect(new Set(firsts)).toEqual(new Set([10]));
  });

  test('when the seed is the same, then the participants are the same', () => {
    expect(createParticipants(createRandom(7), 20)).toEqual(many[7]);
  });

  test('over many races, each side sometimes starts earlier by more than the duration of an action', () => {
    const lead = many.map((line) => earliest(line, 'second') - earliest(line, 'first'));

    expect(new Set(many.map(([start]) => start?.side))).toEqual(new Set(['first', 'second']));
    expect(Math.max(...lead)).toBeGreaterThan(50);
    expect(Math.min(...lead)).toBeLessThan(-50);
  });
});

function earliest(line: ReturnType<typeof createParticipants>, wanted: 'first' | 'second'): number {
  return Math.min(...line.filter(({ side }) => side === wanted).map(({ afterMs }) => afterMs));
}

describe('the winners of a race', () => {
  const race = { name: 'accept/archive', sides: ['accept', 'archive'] };

  test('when a side never won, then the order in which it comes first is reported as untested', () => {
    const wins = { ...noWins(race), bySide: new Map([...noWins(race).bySide, ['accept', 500]]) };

    expect(untriedOrders([wins])).toEqual(['accept/archive: archive never came first']);
  });

  test('when both sides won, then both orders were tested', () => {
    const wins = {
      race: 'accept/archive',
      bySide: new Map([
        ['accept', 1],
        ['archive', 499],
      ]),
    };

    expect(untriedOrders([wins])).toEqual([]);
    expect(describeWins([wins, noWins({ name: 'accept/accept', sides: [] })])).toBe(
      'accept/archive accept 1 : archive 499',
    );
  });
});

describe('races for one quote', () => {
  // These tests take 9 s each on an idle machine, and several times as long beside the tests of other workspaces.
  jest.setTimeout(120_000);

  const races = [
    ...[acceptTwice, acceptOrRemoveLine, sendOrEdit],
    ...sameCallRaces.short.filter(({ name }) => name === 'equal calls of addLineItem'),
  ];

  test('when saves are guarded by the version, then every promise is kept', async () => {
    expect(await brokenWith({})).toEqual([]);
  });

  test('when saves are not guarded, then each of the races violates a promise', async () => {
    const broken = await brokenWith(unguardedSave);

    expect(new Set(broken.map((promise) => promise.split(',', 1)[0]))).toEqual(
      new Set(races.map(({ name }) => name)),
    );
  });

  async function brokenWith(planting: Pick<Planting, 'database'>): Promise<string[]> {
    const services = await startInProcessServices(
      process.env.MONGODB_URL ?? '',
      createRetryingBus(),
      planting,
    );
    try {
      return (await runRaces(services, races, { rounds: 3, seed: 1 })).broken;
    } finally {
      await services.stop();
    }
  }
});
