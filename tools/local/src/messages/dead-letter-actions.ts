import { messageOperations } from '@marquee/contracts/message-operations';
import type { Service } from '@marquee/contracts/operation';
import { unroutedQueueOwner, unroutedQueue } from '@marquee/contracts/dead-letters';
import type {
  MessageQueue,
  DeadLetterDetails,
  DeadLetterSummary,
  DeadLetterStatus,
} from '@marquee/contracts/dead-letters';
import { queryEach, callOwningService, servicesOf } from './query-services.ts';
import type { ServiceResults } from './query-services.ts';
import { deploymentError } from './operator-client.ts';
import type { OperatorClient, DeploymentError } from './operator-client.ts';

export type Listed = { service: Service; queues: MessageQueue[]; rows: DeadLetterSummary[] };
/** `left`: number of messages that are still dead letters, because another operator is redriving them or the broker accepted no more. */
export type Redriven = { service: Service; redriven: number; failedAgain: number; left: number };

/** Lists every page of dead letters of every service, or only of one queue. */
export async function listMessages(
  client: OperatorClient,
  { queue, status }: { queue: string | undefined; status: DeadLetterStatus },
): Promise<ServiceResults<Listed>> {
  const own = await queryEach(servicesOf(queue), (service) =>
    listOfService(client, service, { queue, status }),
  );
  // A service's list contains unrouted messages only if the request names their queue.
  const hasUnrouted = queue === undefined && own.answers.some(({ queues }) => queues.some(isUnrouted));
  const unrouted = await queryEach(hasUnrouted ? [unroutedQueueOwner] : [], (service) =>
    fetchAllPages(client, service, { queue: unroutedQueue, status }),
  );
  return {
    answers: own.answers.map((list) =>
      list.service === unroutedQueueOwner ? withUnrouted(list, unrouted.answers.flat()) : list,
    ),
    unanswered: [...own.unanswered, ...unrouted.unanswered],
  };
}

async function listOfService(client: OperatorClient, service: Service, filter: ListFilter): Promise<Listed> {
  const { body } = await client.call(messageOperations[service].listQueues);
  const queues = body.filter(({ queue }) => filter.queue === undefined || queue === filter.queue);
  const rows = await fetchAllPages(client, service, filter);
  // A removed consumer has no queue any more, but its dead letters can still be listed.
  if (queues.length + rows.length === 0) {
    throw noQueue(filter.queue, body);
  }
  return { service, queues, rows };
}

function noQueue(queue: string | undefined, known: readonly MessageQueue[]): DeploymentError {
  return deploymentError(
    404,
    `There is no queue ${queue ?? ''}. Existing queues: ${known.map((one) => one.queue).join(', ')}.`,
  );
}

function withUnrouted(list: Listed, unrouted: readonly DeadLetterSummary[]): Listed {
  const own = list.rows.filter(({ id }) => unrouted.every((row) => row.id !== id));
  return { ...list, rows: [...unrouted, ...own] };
}

export async function showMessage(client: OperatorClient, id: string): Promise<DeadLetterDetails> {
  const { body } = await callOwningService((service) =>
    client.call(messageOperations[service].getMessage, { params: { id } }),
  );
  return body;
}

export async function redriveMessage(client: OperatorClient, id: string): Promise<DeadLetterSummary> {
  const { body } = await callOwningService((service) =>
    client.call(messageOperations[service].redriveMessage, { params: { id } }),
  );
  return body;
}

export async function dropMessage(
  client: OperatorClient,
  id: string,
  reason: string,
): Promise<DeadLetterSummary> {
  const { body } = await callOwningService((service) =>
    client.call(messageOperations[service].dropMessage, { params: { id }, body: { reason } }),
  );
  return body;
}

/** A call redrives as many messages as it can within its time limit. Repeats the call until none is left or a call makes no progress. */
export async function redriveMessages(
  client: OperatorClient,
  queue: string | undefined,
): Promise<ServiceResults<Redriven>> {
  return queryEach(servicesOf(queue), async (service) => {
    if (queue !== undefined) {
      await listOfService(client, service, { queue, status: 'parked' });
    }
    return redriveAllOf(client, service, { queue });
  });
}

type RedriveFilter = { queue: string | undefined; before?: string };

async function redriveAllOf(
  client: OperatorClient,
  service: Service,
  filter: RedriveFilter,
  previouslyLeft = Infinity,
): Promise<Redriven> {
  const { body } = await client.call(messageOperations[service].redriveMessages, { body: filter });
  const { redriven, failedAgain, left, before } = body;
  // A message that still has no subscriber becomes unrouted again immediately, so repeating the call would not end.
  const isStuck = redriven === 0 && left >= previouslyLeft;
  if (left === 0 || redriven + failedAgain === 0 || isStuck) {
    return { service, redriven, failedAgain, left };
  }
  const rest = await redriveAllOf(client, service, { ...filter, before }, left);
  return {
    service,
    redriven: redriven + rest.redriven,
    failedAgain: failedAgain + rest.failedAgain,
    left: rest.left,
  };
}

type ListFilter = { queue: string | undefined; status: DeadLetterStatus; after?: string };

async function fetchAllPages(
  client: OperatorClient,
  service: Service,
  filter: ListFilter,
): Promise<DeadLetterSummary[]> {
  const { body, next } = await client.call(messageOperations[service].listMessages, { query: filter });
  return next === null
    ? body
    : [...body, ...(await fetchAllPages(client, service, { ...filter, after: next }))];
}

/** Also true if the number of messages is unavailable (null), because the request for the list then returns the reason. */
function isUnrouted({ queue, parked }: MessageQueue): boolean {
  return queue === unroutedQueue && parked !== 0;
}
