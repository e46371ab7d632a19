import type { AllowedRefusals, RefusalCause } from '../../history/refusal-causes.ts';
import { accountRefusals } from './account-actions.ts';
import { eventActions } from './event-actions.ts';
import { invoiceRefusals } from './invoice-actions.ts';
import { operatorRefusals } from './operator-actions.ts';
import { privacyRefusals } from './privacy-actions.ts';
import { quoteActions } from './quote-actions.ts';
import { signInRefusals } from './sign-in-actions.ts';

/**
 * The rejections that each action may receive, declared by hand beside the action. Any other rejection by a rule, a session or a limit is
 * a violated promise.
 */
const allowedRefusals = {
  ...refusalsOf(eventActions),
  ...refusalsOf(quoteActions),
  ...invoiceRefusals,
  ...accountRefusals,
  ...signInRefusals,
  ...operatorRefusals,
  ...privacyRefusals,
};

/** Every action of the load. */
export type Action = keyof typeof allowedRefusals;

/** Returns why the action may be rejected with this code; null if it may not. */
export function causeOfRefusal(action: Action, code: string): RefusalCause | null {
  const allowed: AllowedRefusals = allowedRefusals[action];
  return allowed[code] ?? null;
}

type Refusing = { refusals: AllowedRefusals };

function refusalsOf<Name extends string>(
  actions: Readonly<Record<Name, Refusing>>,
): Record<Name, AllowedRefusals> {
  const entries = Object.entries<Refusing>(actions).map(([name, { refusals }]) => [name, refusals]);
  return Object.fromEntries(entries) as Record<Name, AllowedRefusals>;
}
