import type { EitherCode } from '@marquee/contracts/second-step';
import { audited } from '@marquee/service-kit/audit/audited';
import type { Context } from '@marquee/service-kit/http/handler';
import type { Account } from '../accounts/account.ts';
import { accountSubject } from '../audit/identity-audit.ts';
import type { FailedPassword } from '../audit/identity-audit.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { periodOfCode } from './authenticator-codes.ts';
import { changeSecondStep } from './change-second-step.ts';
import type { SecondStepChange } from './change-second-step.ts';
import { requireOn, take } from './second-step-decisions.ts';
import type { Given } from './second-step-decisions.ts';
import type { SecondStep, SecondStepFact } from './second-step.ts';

type Proving = {
  account: Account;
  proof: EitherCode;
  cause: Context;
  /** The audit trail's name for a wrong code. */
  failsAs: FailedPassword['act'];
  messages?: SecondStepChange['messages'];
  /** Facts saved in the same write as the taken code. */
  then?: readonly SecondStepFact[];
  /** Whether an earlier attempt of the same call has taken the code. */
  isDone?: (step: SecondStep) => boolean;
};

/** Takes the code or the recovery code; counts wrong ones and locks the account after a few. */
export async function proveSecondStep(deps: IdentityDeps, proving: Proving): Promise<void> {
  const { account, proof, cause, messages = [], then = [], isDone = () => false } = proving;
  const subject = accountSubject(account.id);
  const own = { ...cause, actor: account.id };
  const byRecovery = proof.recoveryCode !== undefined;
  const used = byRecovery ? [audited('identity', { act: 'recovery-code-used', subject }, own)] : [];
  const act = () =>
    changeSecondStep(deps, {
      accountId: account.id,
      cause: own,
      decide: (step, at) => (isDone(step) ? [] : [take(step, readProof(deps, { step, proof, at })), ...then]),
      messages: [...messages, ...used],
    });
  await deps.throttle.secondStep(account.id, {
    act,
    wrong: (guess) => deps.audit.passwordFailed({ act: proving.failsAs, subject, ...guess }, cause),
  });
}

type Read = { step: SecondStep; proof: EitherCode; at: Date };

function readProof({ safe }: IdentityDeps, { step, proof, at }: Read): Given {
  const sealed = requireOn(step);
  if (proof.recoveryCode !== undefined) {
    return { kind: 'recovery-code', fingerprint: safe.fingerprint(proof.recoveryCode, step.id) };
  }
  const secret = safe.open(sealed, step.id);
  return { kind: 'code', period: periodOfCode(secret, proof.code ?? '', at) };
}
