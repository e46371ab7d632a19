import { expireSession } from '../checkout/expire-session.ts';
import { collectInvoice } from '../invoices/collect-invoice.ts';
import { finalizeInvoice } from '../invoices/finalize-invoice.ts';
import { renewSubscription } from '../subscriptions/renew-subscription.ts';
import { isOver, periodOf } from '../subscriptions/subscription.ts';
import { worldOf } from '../world.ts';
import type { Surroundings, World } from '../world.ts';

type Work = { at: number; account: string | null; act: (world: World) => void };

/** Runs everything due, one after the other at its own time, so that moving the clock by a year equals a year passing. */
export function doDueWork(surroundings: Surroundings, until: number): void {
  for (let work = earliest(surroundings, until); work; work = earliest(surroundings, until)) {
    const { at, account, act } = work;
    act(worldOf({ ...surroundings, now: () => at }, account));
  }
}

function earliest(surroundings: Surroundings, until: number): Work | undefined {
  const due = [
    ...renewals(surroundings),
    ...finalizations(surroundings),
    ...retries(surroundings),
    ...expiries(surroundings),
  ];
  return due.filter(({ at }) => at <= until).sort((one, other) => one.at - other.at)[0];
}

function renewals({ store }: Surroundings): Work[] {
  return store
    .all('subscription')
    .filter(({ value }) => !isOver(value))
    .map(({ account, value }) => ({
      at: periodOf(value).end,
      account,
      act: (world) => {
        renewSubscription(world, value);
      },
    }));
}

function finalizations({ store }: Surroundings): Work[] {
  return store.all('invoice').flatMap(({ account, value }) => {
    const { automatically_finalizes_at: at, status } = value;
    const act = (world: World): void => {
      collectInvoice(world, finalizeInvoice(world, value, null));
    };
    return status === 'draft' && at !== null ? [{ at, account, act }] : [];
  });
}

function retries({ store }: Surroundings): Work[] {
  return store.all('invoice').flatMap(({ account, value }) => {
    const { next_payment_attempt: at, status } = value;
    const act = (world: World): void => {
      collectInvoice(world, value);
    };
    return status === 'open' && at !== null ? [{ at, account, act }] : [];
  });
}

function expiries({ store }: Surroundings): Work[] {
  return store
    .all('checkout.session')
    .filter(({ value }) => value.status === 'open')
    .map(({ account, value }) => ({
      at: value.expires_at,
      account,
      act: (world) => {
        expireSession(world, value);
      },
    }));
}
