import type { HttpCaller } from '@marquee/harness-kit/http-caller';

import { causeOfRefusal } from '../history/allowed-refusals.ts';
import type { History } from '../history/history.ts';
import { eventActions } from './actions/event-actions.ts';
import { quoteActions } from './actions/quote-actions.ts';
import { perform } from './perform.ts';
import type { Turn } from './journey-queue.ts';
import { afterStep } from './journey.ts';
import type { Step, Journey } from './journey.ts';

export type ActionContext = { caller: HttpCaller; history: History };

/**
 * `later`: the step was rejected because a message has not arrived yet, or another writer was faster. `over`: the journey ends. The step
 * was rejected for another reason, was never answered, cancelled the event, or was part of a race.
 */
export type StepResult = { journey: Journey; progress: 'on' | 'later' | 'over' };

const actions = { ...eventActions, ...quoteActions };

/** Runs the steps of a group. A race of several steps ends the journey. */
export async function runSteps(context: ActionContext, { journey, steps }: Turn): Promise<StepResult> {
  const results = await Promise.all(steps.map((step) => runStep(context, journey, step)));
  const [only] = results;
  if (results.length === 1 && only !== undefined) {
    return only;
  }
  return { journey, progress: 'over' };
}

async function runStep(
  { caller, history }: ActionContext,
  journey: Journey,
  step: Step,
): Promise<StepResult> {
  const marker = history.newMarker();
  const result = await perform(caller, history, actions[step](journey, marker));
  if (result.outcome === 'acknowledged') {
    const isOver = step === 'cancel-event';
    return { journey: afterStep(journey, step, { ...result, marker }), progress: isOver ? 'over' : 'on' };
  }
  const cause = result.outcome === 'refused' ? causeOfRefusal(step, result.code) : null;
  return { journey, progress: cause === 'message' || cause === 'version' ? 'later' : 'over' };
}
