import { exceptions } from '../src/faults/fail-points/exceptions.ts';
import { failurePoints } from '../src/faults/fail-points/points/failure-points.ts';
import { judgeDeath } from '../src/faults/fail-points/judge-death.ts';
import { createJourneysInProgress } from '../src/faults/fail-points/journeys-in-progress.ts';
import {
  addedCodePoints,
  unlistedCodePoints,
  unreachedFailPoints,
} from '../src/faults/fail-points/unlisted-code-points.ts';

const byFailPoint = { signal: 'SIGKILL', isRunning: false, isStillArmed: false } as const;

describe('a crash at a fail point', () => {
  test('when the process was killed at the fail point, then the point was reached', () => {
    expect(judgeDeath(byFailPoint)).toBeNull();
  });

  test.each([
    ['it keeps running', { ...byFailPoint, signal: null, isRunning: true }, 'not reached'],
    [
      'it was killed at another code point',
      { ...byFailPoint, isStillArmed: true },
      'died before it reached the fail point',
    ],
    [
      'it exited without a signal',
      { ...byFailPoint, signal: null },
      'ended by itself, not at the fail point',
    ],
    ['it was terminated', { ...byFailPoint, signal: 'SIGTERM' }, 'ended by SIGTERM, not at the fail point'],
  ] as const)('when %s, then the point was not reached', (_how, death, reason) => {
    expect(judgeDeath(death)).toBe(reason);
  });
});

describe('code points that the product reaches', () => {
  const known = {
    points: [{ node: 'events', codePoint: 'lease events: after', by: 'journey' }],
    exceptions: [{ node: 'quotes', codePoints: ['lease quotes: after'], reason: 'for the test' }],
  } as const;

  test('when all code points are fail points or exceptions, then none is unlisted', () => {
    const reached = [
      { node: 'events', codePoint: 'lease events: after' },
      { node: 'quotes', codePoint: 'lease quotes: after' },
    ] as const;

    expect(unlistedCodePoints(reached, known)).toEqual([]);
  });

  test('when a code point is listed for another service only, then it is reported once as unlisted', () => {
    const codePoint = { node: 'billing', codePoint: 'lease events: after' } as const;

    expect(unlistedCodePoints([codePoint, codePoint], known)).toEqual([codePoint]);
  });

  test('when a fail point is never reached, then it is reported', () => {
    const [point] = known.points;

    expect(unreachedFailPoints([{ node: 'events', codePoint: 'lease events: after' }], known.points)).toEqual(
      [],
    );
    expect(unreachedFailPoints([{ node: 'quotes', codePoint: 'lease events: after' }], known.points)).toEqual(
      [point],
    );
  });

  test('when a journey reaches code points again, then only the others belong to it', () => {
    const before = { node: 'events', codePoint: 'insert events: before' } as const;
    const elsewhere = { node: 'quotes', codePoint: 'insert events: before' } as const;

    expect(addedCodePoints([before, elsewhere], [before])).toEqual([elsewhere]);
  });

  test('when a code point follows a failure, then it is no exception', () => {
    const reached = failurePoints.map(({ node, codePoint }) => ({ node, codePoint }));

    expect(unlistedCodePoints(reached, { points: [], exceptions })).toEqual(
      unlistedCodePoints(reached, { points: [], exceptions: [] }),
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
