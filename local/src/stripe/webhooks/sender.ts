import { settingsOf } from '../clock/settings.ts';
import type { Store } from '../store/store.ts';
import type { Delivery, Door } from './delivery.ts';
import { postEvent } from './post-event.ts';
import type { Endpoint } from './post-event.ts';
import { retryAfter } from './retry-after.ts';
import type { StripeEvent } from './stripe-event.ts';

export type Sender = {
  /** Sends due deliveries; called after every change. */
  nudge: () => void;
  /** Sends these one after the other, due or not; resolves when all are answered. */
  sendInOrder: (deliveries: Delivery[]) => Promise<void>;
  stop: () => void;
};

type SenderNeed = { store: Store; endpoints: Readonly<Record<Door, Endpoint>> };

/** Sends webhooks as Stripe does: at least once, without a guaranteed order, and with retries for three days. */
export function createSender({ store, endpoints }: SenderNeed): Sender {
  const ending = new AbortController();
  const isEnding = (): boolean => ending.signal.aborted;
  const underWay = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  const send = async ({ id }: Delivery): Promise<void> => {
    const delivery = store.find('stand_in.delivery', id)?.value as Delivery | undefined;
    const entry = store.find('event', delivery?.event ?? '');
    if (delivery === undefined || entry === undefined || isEnding()) {
      return;
    }
    underWay.add(id);
    const event = entry.value as StripeEvent;
    const answer = await postEvent(endpoints[delivery.door], event, ending.signal);
    underWay.delete(id);
    if (!isEnding()) {
      store.together(() => {
        store.put({ account: entry.account, value: answeredBy(delivery, answer) });
      });
      nudge();
    }
  };
  const nudge = (): void => {
    clearTimeout(timer);
    if (isEnding() || settingsOf(store).isHolding) {
      return;
    }
    const waiting = waitingIn(store).filter((delivery) => !underWay.has(delivery.id));
    const due = waiting.filter(({ nextAttemptMs }) => nextAttemptMs <= Date.now());
    void Promise.all(due.map(send));
    const later = waiting
      .filter((delivery) => !due.includes(delivery))
      .map((delivery) => delivery.nextAttemptMs);
    if (later.length > 0) {
      timer = setTimeout(nudge, Math.max(0, Math.min(...later) - Date.now())).unref();
    }
  };
  return {
    nudge,
    async sendInOrder(deliveries) {
      for (const delivery of deliveries) {
        await send(delivery);
      }
    },
    stop() {
      ending.abort();
      clearTimeout(timer);
    },
  };
}

export function waitingIn(store: Store): Delivery[] {
  return store
    .all('stand_in.delivery')
    .map(({ value }) => value)
    .filter(({ state }) => state === 'waiting');
}

function answeredBy(delivery: Delivery, answer: { isAccepted: boolean; said: string }): Delivery {
  const attempts = delivery.attempts + 1;
  const waitMs = retryAfter(attempts);
  if (answer.isAccepted) {
    return { ...delivery, attempts, said: answer.said, state: 'delivered' };
  }
  return {
    ...delivery,
    attempts,
    said: answer.said,
    nextAttemptMs: Date.now() + (waitMs ?? 0),
    state: waitMs === undefined ? 'given-up' : 'waiting',
  };
}
