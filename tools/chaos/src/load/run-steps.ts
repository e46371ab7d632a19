import type { HttpCaller } from '@marquee/harness-kit/http-caller';

import type { History } from '../history/history.ts';
import { causeOfRefusal } from './actions/allowed-refusals.ts';
import { journeyActions } from './actions/journey-actions.ts';
import type { Step } from './actions/journey-actions.ts';
import { perform } from './perform.ts';
import type { Turn } from './journey-queue.ts';
import type { Journey } from './journey.ts';

export type ActionContext = { caller: HttpCaller; history: History };

/**
 * `later`: the step was rejected because a message has not arrived yet, or another writer was faster. `over`: the journey ends. The step
 * was rejected for another reason, was never answered, cancelled the event, or was part of a race.
 */
export type StepResult = { journey: Journey; progress: 'on' | 'later' | 'over' };

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
  const { request, after = (same: Journey) => same } = journeyActions[step];
  const result = await perform(caller, history, request(journey, marker));
  if (result.outcome === 'acknowledged') {
    const isOver = step === 'cancel-event';
    return { journey: after(journey, { ...result, marker }), progress: isOver ? 'over' : 'on' };
  }
  const cause = result.outcome === 'refused' ? causeOfRefusal(step, result.code) : null;
  return { journey, progress: cause === 'message' || cause === 'version' ? 'later' : 'over' };
}
