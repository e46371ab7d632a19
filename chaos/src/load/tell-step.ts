import type { HttpCaller } from '@marquee/bar-kit/http-caller';

import { causeOfRefusal } from '../ledger/allowed-refusals.ts';
import type { Ledger } from '../ledger/ledger.ts';
import { eventActs } from './acts/event-acts.ts';
import { quoteActs } from './acts/quote-acts.ts';
import { perform } from './perform.ts';
import type { Turn } from './shelf.ts';
import { told } from './story.ts';
import type { Step, Story } from './story.ts';

export type Teller = { caller: HttpCaller; ledger: Ledger };

/** `later`: rejected because a message has not arrived yet, or another writer was faster. `over`: rejected for good, or never answered. */
export type Told = { story: Story; course: 'on' | 'later' | 'over' };

const acts = { ...eventActs, ...quoteActs };

/** Runs the steps of a group; a race of several ends the story. */
export async function tellSteps(teller: Teller, { story, steps }: Turn): Promise<Told> {
  const courses = await Promise.all(steps.map((step) => tellStep(teller, story, step)));
  const [only] = courses;
  if (courses.length === 1 && only !== undefined) {
    return only;
  }
  return { story, course: 'over' };
}

async function tellStep({ caller, ledger }: Teller, story: Story, step: Step): Promise<Told> {
  const mark = ledger.newMark();
  const outcome = await perform(caller, ledger, acts[step](story, mark));
  if (outcome.fate === 'acknowledged') {
    const isOver = step === 'cancel-event';
    return { story: told(story, step, { ...outcome, mark }), course: isOver ? 'over' : 'on' };
  }
  const cause = outcome.fate === 'refused' ? causeOfRefusal(step, outcome.code) : null;
  return { story, course: cause === 'message' || cause === 'version' ? 'later' : 'over' };
}
