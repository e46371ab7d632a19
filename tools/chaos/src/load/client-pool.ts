import type { HttpCaller } from '@marquee/harness-kit/http-caller';

import type { History } from '../history/history.ts';
import { changeClientProfile, changeProviderProfile, sendMessage } from './actions/account-actions.ts';
import type { ChangeRequest, Person } from './change-request.ts';
import { perform } from './perform.ts';
import { planJourney } from './plan-journey.ts';
import type { Random } from './random.ts';
import { createJourneyQueue, takeSteps } from './journey-queue.ts';
import type { Users } from './sign-up.ts';
import { runSteps } from './run-steps.ts';

type ClientPoolOptions = {
  caller: HttpCaller;
  history: History;
  users: Users;
  random: Random;
  manualQuoteShare?: number | undefined;
};

/** All simulated users. Each call of `act` performs one action of one user, or the concurrent actions of a race. */
export function createClientPool(options: ClientPoolOptions): { act: () => Promise<void> } {
  const { caller, history, users, random, manualQuoteShare } = options;
  const queue = createJourneyQueue(random);
  const busy = new Set<Person>();

  async function continueJourney(): Promise<void> {
    const turn = (random.chance(0.95) ? queue.take() : null) ?? startJourney();
    const { journey, progress } = await runSteps({ caller, history }, turn);
    if (progress === 'on') {
      queue.requeue(journey);
    } else if (progress === 'later') {
      queue.requeueLater(turn);
    }
  }

  function startJourney() {
    return takeSteps(planJourney(users, random, manualQuoteShare), 0);
  }

  /** Performs one profile change at a time per account, so that the order of changes is known. */
  async function changeProfile(): Promise<void> {
    const isClient = random.chance(0.5);
    const person = random.pick(isClient ? users.clients : users.providers);
    if (!busy.has(person)) {
      busy.add(person);
      const change = isClient ? changeClientProfile : changeProviderProfile;
      await performRequest(change(person, history.newMarker()));
      busy.delete(person);
    }
  }

  async function performRequest(request: ChangeRequest): Promise<void> {
    await perform(caller, history, request);
  }

  return {
    async act() {
      const what = random.next();
      if (what < 0.06) {
        await changeProfile();
      } else if (what < 0.08) {
        await performRequest(sendMessage(history.newMarker()));
      } else {
        await continueJourney();
      }
    },
  };
}
