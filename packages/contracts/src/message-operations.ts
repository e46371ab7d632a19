import { z } from 'zod';
import { instant } from './dates.ts';
import { listQuery } from './list-query.ts';
import type { Operation, Service } from './operation.ts';
import * as deadLetters from './dead-letters.ts';
import { atMost, requiredLines } from './text.ts';

const params = z.object({ id: z.string().regex(/^[\w-]{43}$/) });
const queue = atMost(z.string(), 200).optional();

export const dropRequest = z.object({ reason: requiredLines('A reason is required', 500) });

/** An operator's calls about dead letters. Every service has these operations for its own queues. */
function messageOperationsOf<Of extends Service>(service: Of) {
  const common = { service, actor: 'admin', status: 200 } as const;
  return {
    listQueues: {
      ...common,
      method: 'get',
      path: `/admin/messages/${service}/queues`,
      summary: 'The queues of the service and how many of their messages are parked',
      response: z.array(deadLetters.messageQueue),
    },
    listMessages: {
      ...common,
      method: 'get',
      path: `/admin/messages/${service}`,
      summary: 'Parked messages, newest first; with another status what became of them',
      query: listQuery.extend({ queue, status: deadLetters.deadLetterStatus.default('parked') }),
      response: z.array(deadLetters.deadLetter),
      list: true,
    },
    getMessage: {
      ...common,
      method: 'get',
      path: `/admin/messages/${service}/:id`,
      summary: 'One message with its content and what has happened to it',
      params,
      response: deadLetters.deadLetterDetails,
    },
    redriveMessage: {
      ...common,
      method: 'post',
      path: `/admin/messages/${service}/:id/redrive`,
      summary:
        'Hand a parked message back to its queue, where what fails again is parked again; one that was handed back already is left alone',
      params,
      response: deadLetters.deadLetter,
    },
    redriveMessages: {
      ...common,
      method: 'post',
      path: `/admin/messages/${service}/redrive`,
      summary:
        'Hand back what is parked, oldest first: of one queue, or of all; it counts what is in its queue again, not what was handled',
      body: z.object({ queue, before: instant.optional() }),
      response: deadLetters.redriveResult,
    },
    dropMessage: {
      ...common,
      method: 'post',
      path: `/admin/messages/${service}/:id/drop`,
      summary: 'Give a parked message up; who did, when and why is kept',
      params,
      body: dropRequest,
      response: deadLetters.deadLetter,
    },
  } as const satisfies Record<string, Operation>;
}

export const messageOperations = {
  identity: messageOperationsOf('identity'),
  events: messageOperationsOf('events'),
  quotes: messageOperationsOf('quotes'),
  billing: messageOperationsOf('billing'),
} as const satisfies Record<Service, unknown>;

/** The operations of all services with unique names, such as `identityListMessages`. */
export function namedMessageOperations(): [string, Operation][] {
  return Object.entries(messageOperations).flatMap(([service, calls]) =>
    Object.entries<Operation>(calls).map(([name, call]): [string, Operation] => [
      `${service}${name.charAt(0).toUpperCase()}${name.slice(1)}`,
      call,
    ]),
  );
}
