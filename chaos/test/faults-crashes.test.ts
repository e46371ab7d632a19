import { exceptions } from '../src/faults/fail-points/exceptions.ts';
import { failPoints } from '../src/faults/fail-points/fail-points.ts';
import { judgeDeath } from '../src/faults/fail-points/judge-death.ts';
import { createJourneysInProgress } from '../src/faults/fail-points/journeys-in-progress.ts';
import { unlistedPlaces, unpassedPoints } from '../src/faults/fail-points/unlisted-places.ts';

const byTripwire = { signal: 'SIGKILL', isRunning: false, isStillArmed: false } as const;

describe('a crash at a fail point', () => {
  test('when the tripwire has killed the process, then the point was reached', () => {
    expect(judgeDeath(byTripwire)).toBeNull();
  });

  test.each([
    ['it runs on', { ...byTripwire, signal: null, isRunning: true }, 'not reached'],
    ['it was killed elsewhere', { ...byTripwire, isStillArmed: true }, 'died before it got there'],
    ['it ended by itself', { ...byTripwire, signal: null }, 'ended by itself, not by the tripwire'],
    ['it was asked to end', { ...byTripwire, signal: 'SIGTERM' }, 'ended by SIGTERM, not by the tripwire'],
  ] as const)('when %s, then the point was not reached', (_how, death, reason) => {
    expect(judgeDeath(death)).toBe(reason);
  });
});

describe('places that the product passes', () => {
  const known = {
    points: [{ node: 'events', place: 'lease events: after', by: 'journey' }],
    exceptions: [{ node: 'quotes', places: ['lease quotes: after'], reason: 'for the test' }],
  } as const;

  test('when all places are fail points or exceptions, then none is unlisted', () => {
    const passed = [
      { node: 'events', place: 'lease events: after' },
      { node: 'quotes', place: 'lease quotes: after' },
    ] as const;

    expect(unlistedPlaces(passed, known)).toEqual([]);
  });

  test('when a place is listed for another service only, then it is reported once as unlisted', () => {
    const place = { node: 'billing', place: 'lease events: after' } as const;

    expect(unlistedPlaces([place, place], known)).toEqual([place]);
  });

  test('when a fail point is never passed, then it is reported', () => {
    const [point] = known.points;

    expect(unpassedPoints([{ node: 'events', place: 'lease events: after' }], known.points)).toEqual([]);
    expect(unpassedPoints([{ node: 'quotes', place: 'lease events: after' }], known.points)).toEqual([point]);
  });

  test('when a place is excepted, then it is not a fail point', () => {
    const passed = failPoints.map(({ node, place }) => ({ node, place }));

    expect(unlistedPlaces(passed, { points: [], exceptions })).toEqual(
      unlistedPlaces(passed, { points: [], exceptions: [] }),
    );
  });
});

describe('journeys in progress', () => {
  test('when more journeys are in progress than permitted, then the caller waits until any one has ended', async () => {
    const inProgress = createJourneysInProgress();
    const first = Promise.withResolvers<undefined>();
    const second = Promise.withResolvers<undefined>();
    inProgress.add(first.promise);
    inProgress.add(second.promise);
    let isFree = false;
    const free = inProgress.untilAtMost(1).then(() => {
      isFree = true;
    });
    await Promise.resolve();

    expect(isFree).toBe(false);
    second.resolve(undefined);

    await expect(free).resolves.toBeUndefined();
  });

  test('when no journey is in progress, then the caller does not wait', async () => {
    await expect(createJourneysInProgress().untilAtMost(0)).resolves.toBeUndefined();
  });
});
