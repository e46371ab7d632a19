import { setTimeout as wait } from 'node:timers/promises';

import { signUpAsClient, signUpAsProvider } from '../../../load/actions/account-actions.ts';
import { signUp } from '../../../load/sign-up.ts';
import { acceptanceSteps } from '../../../load/plan-journey.ts';
import { runSteps } from '../../../load/run-steps.ts';
import type { ActionContext } from '../../../load/run-steps.ts';
import type { Step } from '../../../load/actions/journey-actions.ts';
import type { Journey } from '../../../load/journey.ts';

export type AcceptedQuote = Pick<Journey, 'client' | 'provider'> & { quoteId: string };

const againAfterMs = 200;
const timeoutMs = 60_000;

/** Signs up both sides and runs the steps to the acceptance of a quote; repeats a call without an answer as a browser does. */
export async function runToAcceptance(context: ActionContext): Promise<Journey> {
  const { caller, history } = context;
  const provider = await signUp(caller, history, signUpAsProvider(history.newMarker()));
  const client = await signUp(caller, history, signUpAsClient(history.newMarker()));
  return runJourney(context, newJourney({ client, provider }), acceptanceSteps);
}

/** As `runToAcceptance`; returns the accepted quote with its client and its provider. */
export async function createAcceptedQuote(context: ActionContext): Promise<AcceptedQuote> {
  const { quoteId, client, provider } = await runToAcceptance(context);
  if (quoteId === null) {
    throw new Error('a quote was accepted whose id was not recorded');
  }
  return { quoteId, client, provider };
}

export function newJourney(between: Pick<Journey, 'client' | 'provider' | 'eventInDays'>): Journey {
  return { ...between, eventId: null, eventName: '', quoteId: null, lines: [], remainingSteps: [] };
}

/** Runs the steps one after the other, each until it is acknowledged. */
export async function runJourney(
  context: ActionContext,
  start: Journey,
  steps: readonly Step[],
): Promise<Journey> {
  let journey = start;
  for (const step of steps) {
    journey = await runStep(context, journey, step);
  }
  return journey;
}

async function runStep(context: ActionContext, journey: Journey, step: Step): Promise<Journey> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const { journey: next, progress } = await runSteps(context, { journey, steps: [step], tries: 0 });
    if (progress === 'on') {
      return next;
    }
    if (progress === 'over' || performance.now() > deadline) {
      throw new Error(`${step} was not acknowledged`);
    }
    await wait(againAfterMs);
  }
}
