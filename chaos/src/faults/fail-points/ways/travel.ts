import { setTimeout as wait } from 'node:timers/promises';

import { signUpAsClient, signUpAsProvider } from '../../../load/acts/account-acts.ts';
import { signUp } from '../../../load/sign-up.ts';
import { tellSteps } from '../../../load/tell-step.ts';
import type { Teller } from '../../../load/tell-step.ts';
import type { Step, Story } from '../../../load/story.ts';

/** How far an event is taken. */
export const untilDraft = ['create-event'] as const satisfies readonly Step[];
export const untilOffer = [
  ...untilDraft,
  'send-event',
  'create-quote',
  'add-line',
  'approve-quote',
  'send-quote',
] as const satisfies readonly Step[];
const untilAcceptance: readonly Step[] = [...untilOffer, 'accept-quote'];

export type AcceptedQuote = Pick<Story, 'client' | 'provider'> & { quoteId: string };

const againAfterMs = 200;
const patienceMs = 60_000;

/** From the sign-ups of both sides to the acceptance of a quote; repeats every call as a browser does. */
export async function travel(teller: Teller): Promise<Story> {
  const { caller, ledger } = teller;
  const provider = await signUp(caller, ledger, signUpAsProvider(ledger.newMark()));
  const client = await signUp(caller, ledger, signUpAsClient(ledger.newMark()));
  return goOn(teller, newStory({ client, provider }), untilAcceptance);
}

/** As `travel`; returns the accepted quote with both sides. */
export async function travelToQuote(teller: Teller): Promise<AcceptedQuote> {
  const { quoteId, client, provider } = await travel(teller);
  if (quoteId === null) {
    throw new Error('a quote was accepted without being known');
  }
  return { quoteId, client, provider };
}

export function newStory(between: Pick<Story, 'client' | 'provider' | 'eventInDays'>): Story {
  return { ...between, eventId: null, eventName: '', quoteId: null, lines: [], left: [] };
}

/** Runs the steps one after the other, each until it is acknowledged. */
export async function goOn(teller: Teller, begun: Story, steps: readonly Step[]): Promise<Story> {
  let story = begun;
  for (const step of steps) {
    story = await take(teller, story, step);
  }
  return story;
}

async function take(teller: Teller, story: Story, step: Step): Promise<Story> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const { story: next, course } = await tellSteps(teller, { story, steps: [step], tries: 0 });
    if (course === 'on') {
      return next;
    }
    if (course === 'over' || performance.now() > deadline) {
      throw new Error(`${step} was not acknowledged`);
    }
    await wait(againAfterMs);
  }
}
