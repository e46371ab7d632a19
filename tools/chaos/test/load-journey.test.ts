import { journeyActions } from '../src/load/actions/journey-actions.ts';
import { planJourney } from '../src/load/plan-journey.ts';
import { createRandom } from '../src/load/random.ts';
import { createJourneyQueue, takeSteps } from '../src/load/journey-queue.ts';

const users = {
  clients: [{ id: 'client', email: 'client@x.example', cookie: '' }],
  providers: [{ id: 'provider', email: 'provider@x.example', cookie: '' }],
};
const aJourney = (seed: number) => planJourney(users, createRandom(seed));

describe('a planned journey', () => {
  test('when the seed is the same, then the journey is the same', () => {
    expect(aJourney(7)).toEqual(aJourney(7));
  });

  test('when many journeys are planned, then every action occurs', () => {
    const steps = Array.from({ length: 500 }, (_, seed) => aJourney(seed).remainingSteps.flat()).flat();

    expect([...new Set(steps)].toSorted()).toEqual(Object.keys(journeyActions).toSorted());
  });

  test('when every quote is created by hand, then every journey begins with such a quote', () => {
    const firsts = Array.from(
      { length: 50 },
      (_, seed) => planJourney(users, createRandom(seed), 1).remainingSteps[0],
    );

    expect(new Set(firsts.flat())).toEqual(new Set(['create-quote-by-hand']));
  });
});

describe('races in planned journeys', () => {
  const groups = Array.from({ length: 1_000 }, (_, seed) => aJourney(seed).remainingSteps).flat();
  const races = groups.filter(({ length }) => length > 1).map((steps) => steps.join(' and '));

  test.each(['add-line and add-line', 'remove-line and add-line', 'approve-quote and change-terms'])(
    'when many journeys are planned, then %s race for one quote',
    (race) => {
      expect(races).toContain(race);
    },
  );

  test('when many journeys are planned, then more than one journey in six contains a race', () => {
    expect(races.length).toBeGreaterThan(1_000 / 6);
  });
});

describe('the queue of journeys in progress', () => {
  test('when a journey is requeued, then its next step is taken', () => {
    const queue = createJourneyQueue(createRandom(1));
    queue.requeue({ ...aJourney(1), remainingSteps: [['send-event'], ['create-quote']] });

    expect(queue.take()).toMatchObject({
      steps: ['send-event'],
      journey: { remainingSteps: [['create-quote']] },
    });
    expect(queue.take()).toBeNull();
  });

  test('when a new journey starts, then its first steps are removed from the remaining steps', () => {
    const journey = { ...aJourney(1), remainingSteps: [['create-event'], ['send-event']] as const };

    expect(takeSteps(journey, 0)).toEqual({
      journey: { ...journey, remainingSteps: [['send-event']] },
      steps: ['create-event'],
      tries: 0,
    });
  });

  test('when a step has to wait, then the same step is taken later', () => {
    const clock = { now: 0 };
    const queue = createJourneyQueue(createRandom(1), () => clock.now);
    queue.requeueLater({
      journey: { ...aJourney(1), remainingSteps: [] },
      steps: ['create-quote'],
      tries: 0,
    });

    expect(queue.take()).toBeNull();
    clock.now = 200;

    expect(queue.take()).toMatchObject({ steps: ['create-quote'], tries: 1 });
  });

  test('when a journey has ended, then it is not taken again', () => {
    const queue = createJourneyQueue(createRandom(1));
    queue.requeue({ ...aJourney(1), remainingSteps: [] });

    expect(queue.take()).toBeNull();
  });
});
