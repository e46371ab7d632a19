import { settingsOf } from '../clock/settings.ts';
import type { Store } from '../store/store.ts';
import type { Delivery, EndpointName } from './delivery.ts';
import { postEvent } from './post-event.ts';
import type { Endpoint } from './post-event.ts';
import { retryAfter } from './retry-after.ts';
import type { StripeEvent } from './stripe-event.ts';

export type Sender = {
  /** Sends due deliveries; called after every change. */
  sendDue: () => void;
  /** Sends the given deliveries one after the other, whether due or not; resolves when all are answered. */
  sendInOrder: (deliveries: Delivery[]) => Promise<void>;
  stop: () => void;
};

type SenderOptions = { store: Store; endpoints: Readonly<Record<EndpointName, Endpoint>> };

/** Sends webhooks as Stripe does: at least once, without a guaranteed order, and with retries for three days. */
export function createSender({ store, endpoints }: SenderOptions): Sender {
  const abortController = new AbortController();
  const isStopped = (): boolean => abortController.signal.aborted;
  const inFlight = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  const send = async ({ id }: Delivery): Promise<void> => {
    const delivery = store.find('stand_in.delivery', id)?.value as Delivery | undefined;
    const entry = store.find('event', delivery?.event ?? '');
    if (delivery === undefined || entry === undefined || isStopped()) {
      return;
    }
    inFlight.add(id);
    const event = entry.value as StripeEvent;
    const answer = await postEvent(endpoints[delivery.door], event, abortController.signal);
    inFlight.delete(id);
    if (!isStopped()) {
      store.transaction(() => {
        store.put({ account: entry.account, value: withResult(delivery, answer) });
      });
      sendDue();
    }
  };
  const sendDue = (): void => {
    clearTimeout(timer);
    if (isStopped() || settingsOf(store).isHolding) {
      return;
    }
    const waiting = pendingDeliveries(store).filter((delivery) => !inFlight.has(delivery.id));
    const due = waiting.filter(({ nextAttemptMs }) => nextAttemptMs <= Date.now());
    void Promise.all(due.map(send));
    const later = waiting
      .filter((delivery) => !due.includes(delivery))
      .map((delivery) => delivery.nextAttemptMs);
    if (later.length > 0) {
      timer = setTimeout(sendDue, Math.max(0, Math.min(...later) - Date.now())).unref();
    }
  };
  return {
    sendDue,
    async sendInOrder(deliveries) {
      for (const delivery of deliveries) {
        await send(delivery);
      }
    },
    stop() {
      abortController.abort();
      clearTimeout(timer);
    },
  };
}

export function pendingDeliveries(store: Store): Delivery[] {
  return store
    .all('stand_in.delivery')
    .map(({ value }) => value)
    .filter(({ state }) => state === 'waiting');
}

function withResult(delivery: Delivery, answer: { isAccepted: boolean; outcome: string }): Delivery {
  const attempts = delivery.attempts + 1;
  const waitMs = retryAfter(attempts);
  if (answer.isAccepted) {
    return { ...delivery, attempts, outcome: answer.outcome, state: 'delivered' };
  }
  return {
    ...delivery,
    attempts,
    outcome: answer.outcome,
    nextAttemptMs: Date.now() + (waitMs ?? 0),
    state: waitMs === undefined ? 'given-up' : 'waiting',
  };
}
