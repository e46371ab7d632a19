import type { Actor } from '@marquee/contracts/operation';
import { principals } from '@marquee/service-kit/test-kit/scenarios/principals';
import type { Principal } from '@marquee/service-kit/test-kit/scenarios/principals';
import type { Expected } from '@marquee/service-kit/test-kit/scenarios/scenario';

export type Statuses = Readonly<Record<Principal, number>>;

/** Callers without a session: nobody signed in, or the session or the account has ended. */
const withoutSession: readonly Principal[] = ['signed out', 'ended session', 'suspended', 'deleted'];

/** The callers who own the record, by the actor of the operation. The unverified caller has a record of their own. */
const owners: Readonly<Record<Actor, readonly Principal[]>> = {
  anyone: ['owner client', 'unverified'],
  user: ['owner client', 'unverified'],
  client: ['owner client', 'unverified'],
  provider: ['owner provider', 'unverified'],
  admin: ['admin with TOTP'],
};

/** Those who may call the operation, but do not own the record. */
const strangers: Readonly<Record<Actor, readonly Principal[]>> = {
  anyone: principals,
  user: principals.filter((principal) => !withoutSession.includes(principal)),
  client: ['other client'],
  provider: ['other provider'],
  admin: [],
};

/**
 * The required status for each principal. Only the statuses of those who may call the operation differ between operations; the others follow
 * from the actor: 401 without a session, 403 with another role.
 */
export function expectedStatuses(actor: Actor, { owner, stranger, but = {} }: Expected): Statuses {
  const statusOf = (principal: Principal): number => {
    if (owners[actor].includes(principal)) {
      return owner;
    }
    if (strangers[actor].includes(principal)) {
      return stranger;
    }
    return withoutSession.includes(principal) ? 401 : 403;
  };
  const entries = principals.map((one): [Principal, number] => [one, but[one] ?? statusOf(one)]);
  return Object.fromEntries(entries) as Record<Principal, number>;
}
