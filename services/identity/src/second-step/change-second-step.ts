import type { Cause, Message } from '@marquee/service-kit/messaging/message';
import { againWhenChanged } from '@marquee/service-kit/store/again-when-changed';
import { DomainError } from '@marquee/service-kit/domain-error';
import { evolve, noSecondStep } from './second-step.ts';
import type { SecondStep, SecondStepFact } from './second-step.ts';
import type { SecondSteps } from './second-steps.ts';

type ChangeDeps = { secondSteps: SecondSteps; now: () => Date };

export type SecondStepChange = {
  accountId: string;
  cause: Cause;
  /** Returns no facts to change nothing. */
  decide: (step: SecondStep, at: Date) => readonly SecondStepFact[];
  messages?: readonly Message[];
};

/** Loads, decides and saves; after a concurrent change it decides again, so that two calls cannot use the same code. */
export async function changeSecondStep(deps: ChangeDeps, change: SecondStepChange): Promise<void> {
  await againWhenChanged('secondStep', () => changeOnce(deps, change));
}

async function changeOnce({ secondSteps, now }: ChangeDeps, change: SecondStepChange): Promise<void> {
  const { accountId, cause, decide, messages = [] } = change;
  const at = now();
  const known = await secondSteps.findOne({ id: accountId });
  const step = known ?? noSecondStep(accountId);
  const facts = decide(step, at);
  if (facts.length === 0) {
    return;
  }
  const changed = facts.reduce(evolve, step);
  const history = facts.map(({ type }) => ({ type, actor: cause.actor, at }));
  const commit = { history, messages, cause, at };
  if (known !== null) {
    await secondSteps.save(changed, commit);
    return;
  }
  if ((await secondSteps.insert(changed, commit)) !== 'inserted') {
    throw new DomainError(
      'conflict',
      'secondStep_was_changed',
      'Two-factor authentication has just been changed.',
    );
  }
}
