import type { HttpCaller } from '@marquee/bar-kit/http-caller';

import type { Ledger } from '../ledger/ledger.ts';
import { changeClientProfile, changeProviderProfile, sendMessage } from './acts/account-acts.ts';
import type { Doing, Person } from './doing.ts';
import { perform } from './perform.ts';
import { planStory } from './plan-story.ts';
import type { Random } from './random.ts';
import { createShelf } from './shelf.ts';
import type { Cast } from './sign-up.ts';
import { tellSteps } from './tell-step.ts';

type TroupeNeed = {
  caller: HttpCaller;
  ledger: Ledger;
  cast: Cast;
  random: Random;
  madeByHand?: number | undefined;
};

/** All simulated users: one `act` is one action of one of them. */
export function createTroupe(need: TroupeNeed): { act: () => Promise<void> } {
  const { caller, ledger, cast, random, madeByHand } = need;
  const shelf = createShelf(random);
  const busy = new Set<Person>();

  async function goOnWithAStory(): Promise<void> {
    const turn = (random.chance(0.95) ? shelf.take() : null) ?? opening();
    const { story, course } = await tellSteps({ caller, ledger }, turn);
    if (course === 'on') {
      shelf.putBack(story);
    } else if (course === 'later') {
      shelf.putBackForLater(turn);
    }
  }

  function opening() {
    const story = planStory(cast, random, madeByHand);
    const [steps = [], ...left] = story.left;
    return { story: { ...story, left }, steps, tries: 0 };
  }

  /** One at a time per account, so that the order of changes is known. */
  async function changeProfile(): Promise<void> {
    const isClient = random.chance(0.5);
    const person = random.pick(isClient ? cast.clients : cast.providers);
    if (!busy.has(person)) {
      busy.add(person);
      const change = isClient ? changeClientProfile : changeProviderProfile;
      await carryOut(change(person, ledger.newMark()));
      busy.delete(person);
    }
  }

  async function carryOut(act: Doing): Promise<void> {
    await perform(caller, ledger, act);
  }

  return {
    async act() {
      const what = random.next();
      if (what < 0.06) {
        await changeProfile();
      } else if (what < 0.08) {
        await carryOut(sendMessage(ledger.newMark()));
      } else {
        await goOnWithAStory();
      }
    },
  };
}
