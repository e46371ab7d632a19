import { expireSession } from '../checkout/expire-session.ts';
import { collectInvoice } from '../invoices/collect-invoice.ts';
import { finalizeInvoice } from '../invoices/finalize-invoice.ts';
import { renewSubscription } from '../subscriptions/renew-subscription.ts';
import { isCanceled, periodOf } from '../subscriptions/subscription.ts';
import { accountContext } from '../account-context.ts';
import type { EmulatorState, AccountContext } from '../account-context.ts';

type Work = { at: number; account: string | null; run: (context: AccountContext) => void };

/**
 * Runs all due work in order of its time. During each piece of work the clock shows the time at which the work was due, as if the time had
 * really passed.
 */
export function runDueWork(state: EmulatorState, until: number): void {
  for (let work = earliest(state, until); work; work = earliest(state, until)) {
    const { at, account, run } = work;
    run(accountContext({ ...state, now: () => at }, account));
  }
}

function earliest(state: EmulatorState, until: number): Work | undefined {
  const due = [...renewals(state), ...finalizations(state), ...retries(state), ...expiries(state)];
  return due.filter(({ at }) => at <= until).sort((one, other) => one.at - other.at)[0];
}

function renewals({ store }: EmulatorState): Work[] {
  return store
    .all('subscription')
    .filter(({ value }) => !isCanceled(value))
    .map(({ account, value }) => ({
      at: periodOf(value).end,
      account,
      run: (context) => {
        renewSubscription(context, value);
      },
    }));
}

function finalizations({ store }: EmulatorState): Work[] {
  return store.all('invoice').flatMap(({ account, value }) => {
    const { automatically_finalizes_at: at, status } = value;
    const run = (context: AccountContext): void => {
      collectInvoice(context, finalizeInvoice(context, value, null));
    };
    return status === 'draft' && at !== null ? [{ at, account, run }] : [];
  });
}

function retries({ store }: EmulatorState): Work[] {
  return store.all('invoice').flatMap(({ account, value }) => {
    const { next_payment_attempt: at, status } = value;
    const run = (context: AccountContext): void => {
      collectInvoice(context, value);
    };
    return status === 'open' && at !== null ? [{ at, account, run }] : [];
  });
}

function expiries({ store }: EmulatorState): Work[] {
  return store
    .all('checkout.session')
    .filter(({ value }) => value.status === 'open')
    .map(({ account, value }) => ({
      at: value.expires_at,
      account,
      run: (context) => {
        expireSession(context, value);
      },
    }));
}
