import type { EitherCode } from '@marquee/contracts/two-factor';
import { audited } from '@marquee/service-kit/audit/audited';
import type { Context } from '@marquee/service-kit/http/handler';
import type { Account } from '../accounts/domain/account.ts';
import { accountSubject } from '../audit/identity-audit.ts';
import type { FailedPassword } from '../audit/identity-audit.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { periodOfCode } from './authenticator-codes.ts';
import { changeTwoFactor } from './change-two-factor.ts';
import type { TwoFactorChange, TwoFactorDecision } from './change-two-factor.ts';
import { requireOn, consumeCode } from './domain/two-factor-decisions.ts';
import type { CodeProof } from './domain/two-factor-decisions.ts';
import type { TwoFactor, TwoFactorFact } from './domain/two-factor.ts';

type Verification = {
  account: Account;
  proof: EitherCode;
  cause: Context;
  /** The action that the audit trail records for a wrong code. */
  failsAs: FailedPassword['act'];
  messages?: TwoFactorChange['messages'];
  /** The fact to save in the same write as the use of the code; absent if there is none. */
  then?: TwoFactorFact;
  /** Whether an earlier attempt of the same call has used up the code. */
  isDone?: (twoFactor: TwoFactor) => boolean;
};

/** Uses up the code or the recovery code. Counts wrong codes and locks the account after several. */
export async function verifyTwoFactor(deps: IdentityDeps, verification: Verification): Promise<void> {
  const { account, proof, cause, messages = [], then = null, isDone = () => false } = verification;
  const subject = accountSubject(account.id);
  const ownCause = { ...cause, actor: account.id };
  const byRecovery = proof.recoveryCode !== undefined;
  const used = byRecovery ? [audited('identity', { act: 'recovery-code-used', subject }, ownCause)] : [];
  const consume: TwoFactorDecision = (twoFactor, at) =>
    isDone(twoFactor) ? null : consumeCode(twoFactor, readProof(deps, { twoFactor, proof, at }));
  const verify = () =>
    changeTwoFactor(deps, {
      accountId: account.id,
      cause: ownCause,
      decisions: [consume, (twoFactor) => (isDone(twoFactor) ? null : then)],
      messages: [...messages, ...used],
    });
  await deps.throttle.twoFactor(account.id, {
    verify,
    onWrongCode: (failure) =>
      deps.audit.passwordFailed({ act: verification.failsAs, subject, ...failure }, cause),
  });
}

type Read = { twoFactor: TwoFactor; proof: EitherCode; at: Date };

function readProof({ secretEncryption }: IdentityDeps, { twoFactor, proof, at }: Read): CodeProof {
  const encrypted = requireOn(twoFactor);
  if (proof.recoveryCode !== undefined) {
    return {
      kind: 'recovery-code',
      fingerprint: secretEncryption.fingerprint(proof.recoveryCode, twoFactor.id),
    };
  }
  const secret = secretEncryption.decrypt(encrypted, twoFactor.id);
  return { kind: 'code', period: periodOfCode(secret, proof.code ?? '', at) };
}
