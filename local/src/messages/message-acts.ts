import { messageOperations } from '@marquee/contracts/message-operations';
import type { Service } from '@marquee/contracts/operation';
import { unroutedAnsweredBy, unroutedQueue } from '@marquee/contracts/parked-messages';
import type {
  MessageQueue,
  ParkedMessageDetails,
  ParkedMessageRow,
  ParkedStatus,
} from '@marquee/contracts/parked-messages';
import { isRefused } from './operator-client.ts';
import type { OperatorClient } from './operator-client.ts';

export type Listed = { service: Service; queues: MessageQueue[]; rows: ParkedMessageRow[] };
export type Redriven = { service: Service; redriven: number; failedAgain: number };

const services = ['identity', 'events', 'quotes', 'billing'] as const satisfies readonly Service[];

/** Every page of every service, or of the one a queue belongs to. */
export async function listMessages(
  client: OperatorClient,
  { queue, status }: { queue: string | undefined; status: ParkedStatus },
): Promise<Listed[]> {
  return Promise.all(
    servicesOf(queue).map(async (service) => {
      const { body } = await client.call(messageOperations[service].listQueues);
      const queues = body.filter((each) => queue === undefined || each.queue === queue);
      const own = await pagesOf(client, service, { queue, status });
      // The broker's own queue is only listed where it is named.
      const isLost = queue === undefined && queues.some(isUnrouted);
      const lost = isLost ? await pagesOf(client, service, { queue: unroutedQueue, status }) : [];
      return {
        service,
        queues,
        rows: [...lost, ...own.filter(({ id }) => lost.every((row) => row.id !== id))],
      };
    }),
  );
}

export async function showMessage(client: OperatorClient, id: string): Promise<ParkedMessageDetails> {
  const { body } = await whereItIs((service) =>
    client.call(messageOperations[service].getMessage, { params: { id } }),
  );
  return body;
}

export async function redriveMessage(client: OperatorClient, id: string): Promise<ParkedMessageRow> {
  const { body } = await whereItIs((service) =>
    client.call(messageOperations[service].redriveMessage, { params: { id } }),
  );
  return body;
}

export async function dropMessage(
  client: OperatorClient,
  id: string,
  reason: string,
): Promise<ParkedMessageRow> {
  const { body } = await whereItIs((service) =>
    client.call(messageOperations[service].dropMessage, { params: { id }, body: { reason } }),
  );
  return body;
}

/** One call hands back what it can within its time: it is repeated until nothing is left of what was there first. */
export async function redriveMessages(
  client: OperatorClient,
  queue: string | undefined,
): Promise<Redriven[]> {
  const sums: Redriven[] = [];
  for (const service of servicesOf(queue)) {
    sums.push(await redriveAllOf(client, service, { queue }));
  }
  return sums;
}

type Wish = { queue: string | undefined; before?: string };

async function redriveAllOf(client: OperatorClient, service: Service, wish: Wish): Promise<Redriven> {
  const { body } = await client.call(messageOperations[service].redriveMessages, { body: wish });
  const { redriven, failedAgain, left, before } = body;
  if (left === 0 || redriven + failedAgain === 0) {
    return { service, redriven, failedAgain };
  }
  const rest = await redriveAllOf(client, service, { ...wish, before });
  return {
    service,
    redriven: redriven + rest.redriven,
    failedAgain: failedAgain + rest.failedAgain,
  };
}

type ListWish = { queue: string | undefined; status: ParkedStatus; after?: string };

async function pagesOf(
  client: OperatorClient,
  service: Service,
  wish: ListWish,
): Promise<ParkedMessageRow[]> {
  const { body, next } = await client.call(messageOperations[service].listMessages, { query: wish });
  return next === null ? body : [...body, ...(await pagesOf(client, service, { ...wish, after: next }))];
}

/** Queues are named after their service; an id does not say whose it is. */
function servicesOf(queue: string | undefined): Service[] {
  if (queue === unroutedQueue) {
    return [unroutedAnsweredBy];
  }
  return services.filter((service) => queue === undefined || queue.startsWith(`${service}.`));
}

/** Where nobody could count them (null), asking for them says why. */
function isUnrouted({ queue, parked }: MessageQueue): boolean {
  return queue === unroutedQueue && parked !== 0;
}

async function whereItIs<Found>(
  ask: (service: Service) => Promise<Found>,
  left = [...services],
): Promise<Found> {
  const [service, ...others] = left;
  if (service === undefined) {
    throw new Error('There is nobody to ask.');
  }
  try {
    return await ask(service);
  } catch (error) {
    if (others.length > 0 && isRefused(error) && error.status === 404) {
      return whereItIs(ask, others);
    }
    throw error;
  }
}
