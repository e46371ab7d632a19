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
      summary: 'The service’s queues, each with its number of dead letters',
      response: z.array(deadLetters.messageQueue),
    },
    listMessages: {
      ...common,
      method: 'get',
      path: `/admin/messages/${service}`,
      summary: 'Dead letters, newest first; `status` selects redriven or dropped ones instead of parked ones',
      query: listQuery.extend({ queue, status: deadLetters.deadLetterStatus.default('parked') }),
      response: z.array(deadLetters.deadLetter),
      list: true,
    },
    getMessage: {
      ...common,
      method: 'get',
      path: `/admin/messages/${service}/:id`,
      summary: 'One dead letter with its content and history',
      params,
      response: deadLetters.deadLetterDetails,
    },
    redriveMessage: {
      ...common,
      method: 'post',
      path: `/admin/messages/${service}/:id/redrive`,
      summary:
        'Redrive a dead letter to its queue; if it fails again, it is parked again; a message that was already redriven stays unchanged',
      params,
      response: deadLetters.deadLetter,
    },
    redriveMessages: {
      ...common,
      method: 'post',
      path: `/admin/messages/${service}/redrive`,
      summary:
        'Redrive the dead letters of one queue or of all queues, oldest first; counts the messages returned to their queues, whether or not they are handled',
      body: z.object({ queue, before: instant.optional() }),
      response: deadLetters.redriveResult,
    },
    dropMessage: {
      ...common,
      method: 'post',
      path: `/admin/messages/${service}/:id/drop`,
      summary: 'Drop a dead letter; the operator, the time and the reason are recorded',
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
