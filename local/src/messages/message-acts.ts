import { messageOperations } from '@marquee/contracts/message-operations';
import type { Service } from '@marquee/contracts/operation';
import { unroutedAnsweredBy, unroutedQueue } from '@marquee/contracts/parked-messages';
import type {
  MessageQueue,
  ParkedMessageDetails,
  ParkedMessageRow,
  ParkedStatus,
} from '@marquee/contracts/parked-messages';
import { askEach, askWhoHasIt, servicesOf } from './ask-services.ts';
import type { Answers } from './ask-services.ts';
import { refused } from './operator-client.ts';
import type { OperatorClient, Refused } from './operator-client.ts';

export type Listed = { service: Service; queues: MessageQueue[]; rows: ParkedMessageRow[] };
/** `left`: still dead letters, because another operator is redriving them or nothing more could be sent. */
export type Redriven = { service: Service; redriven: number; failedAgain: number; left: number };

/** Every page of every service, or of the service of one queue. */
export async function listMessages(
  client: OperatorClient,
  { queue, status }: { queue: string | undefined; status: ParkedStatus },
): Promise<Answers<Listed>> {
  const own = await askEach(servicesOf(queue), (service) => listOwn(client, service, { queue, status }));
  // The broker's own queue is listed only by name.
  const isLost = queue === undefined && own.answers.some(({ queues }) => queues.some(isUnrouted));
  const lost = await askEach(isLost ? [unroutedAnsweredBy] : [], (service) =>
    pagesOf(client, service, { queue: unroutedQueue, status }),
  );
  return {
    answers: own.answers.map((list) =>
      list.service === unroutedAnsweredBy ? withLost(list, lost.answers.flat()) : list,
    ),
    unanswered: [...own.unanswered, ...lost.unanswered],
  };
}

async function listOwn(client: OperatorClient, service: Service, wish: ListWish): Promise<Listed> {
  const { body } = await client.call(messageOperations[service].listQueues);
  const queues = body.filter(({ queue }) => wish.queue === undefined || queue === wish.queue);
  const rows = await pagesOf(client, service, wish);
  // Dead letters of a removed consumer can still be listed.
  if (queues.length + rows.length === 0) {
    throw noQueue(wish.queue, body);
  }
  return { service, queues, rows };
}

function noQueue(queue: string | undefined, known: readonly MessageQueue[]): Refused {
  return refused(
    404,
    `There is no queue ${queue ?? ''}. There are: ${known.map((one) => one.queue).join(', ')}.`,
  );
}

function withLost(list: Listed, lost: readonly ParkedMessageRow[]): Listed {
  const own = list.rows.filter(({ id }) => lost.every((row) => row.id !== id));
  return { ...list, rows: [...lost, ...own] };
}

export async function showMessage(client: OperatorClient, id: string): Promise<ParkedMessageDetails> {
  const { body } = await askWhoHasIt((service) =>
    client.call(messageOperations[service].getMessage, { params: { id } }),
  );
  return body;
}

export async function redriveMessage(client: OperatorClient, id: string): Promise<ParkedMessageRow> {
  const { body } = await askWhoHasIt((service) =>
    client.call(messageOperations[service].redriveMessage, { params: { id } }),
  );
  return body;
}

export async function dropMessage(
  client: OperatorClient,
  id: string,
  reason: string,
): Promise<ParkedMessageRow> {
  const { body } = await askWhoHasIt((service) =>
    client.call(messageOperations[service].dropMessage, { params: { id }, body: { reason } }),
  );
  return body;
}

/** One call redrives what it can within its time: repeats until nothing is left of the initial set. */
export async function redriveMessages(
  client: OperatorClient,
  queue: string | undefined,
): Promise<Answers<Redriven>> {
  return askEach(servicesOf(queue), async (service) => {
    if (queue !== undefined) {
      await listOwn(client, service, { queue, status: 'parked' });
    }
    return redriveAllOf(client, service, { queue });
  });
}

type Wish = { queue: string | undefined; before?: string };

async function redriveAllOf(
  client: OperatorClient,
  service: Service,
  wish: Wish,
  leftBefore = Infinity,
): Promise<Redriven> {
  const { body } = await client.call(messageOperations[service].redriveMessages, { body: wish });
  const { redriven, failedAgain, left, before } = body;
  // An unrouted message returns immediately, and would do so forever.
  const isStuck = redriven === 0 && left >= leftBefore;
  if (left === 0 || redriven + failedAgain === 0 || isStuck) {
    return { service, redriven, failedAgain, left };
  }
  const rest = await redriveAllOf(client, service, { ...wish, before }, left);
  return {
    service,
    redriven: redriven + rest.redriven,
    failedAgain: failedAgain + rest.failedAgain,
    left: rest.left,
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

/** If the count is unavailable (null), listing the queue returns the reason. */
function isUnrouted({ queue, parked }: MessageQueue): boolean {
  return queue === unroutedQueue && parked !== 0;
}
