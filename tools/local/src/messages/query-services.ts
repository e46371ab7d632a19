import { services } from '@marquee/contracts/operation';
import type { Service } from '@marquee/contracts/operation';
import { unroutedQueueOwner, unroutedQueue } from '@marquee/contracts/dead-letters';

import { isDeploymentError, deploymentError } from './operator-client.ts';
import type { DeploymentError } from './operator-client.ts';

/** A service that did not answer or answered with a server error. The answers of the other services remain valid. */
export type ServiceFailure = { service: Service; reason: string };
export type ServiceResults<Answer> = { answers: Answer[]; unanswered: ServiceFailure[] };

/**
 * Returns the services that may have this queue: the service whose name is the first part of the queue's name,
 * `unroutedQueueOwner` for the queue of unrouted messages, or every service if `queue` is undefined. Throws a 404 for any other name.
 */
export function servicesOf(queue: string | undefined): Service[] {
  if (queue === unroutedQueue) {
    return [unroutedQueueOwner];
  }
  const owners = services.filter((service) => queue === undefined || queue.startsWith(`${service}.`));
  if (owners.length === 0) {
    throw deploymentError(
      404,
      `There is no queue ${queue ?? ''}: names of queues begin with the service, such as events.book-event.`,
    );
  }
  return owners;
}

/** Queries the services one after the other and continues after a server error (5xx). Throws on any other error. */
export async function queryEach<Answer>(
  targets: readonly Service[],
  query: (service: Service) => Promise<Answer>,
): Promise<ServiceResults<Answer>> {
  const answers: Answer[] = [];
  const unanswered: ServiceFailure[] = [];
  for (const service of targets) {
    try {
      answers.push(await query(service));
    } catch (error) {
      unanswered.push({ service, reason: serverErrorOrThrow(error).message });
    }
  }
  return { answers, unanswered };
}

/** Calls one service after the other until one of them has the id, because an id does not name its service. Throws if no service has it. */
export async function callOwningService<Answer>(
  call: (service: Service) => Promise<Answer>,
): Promise<Answer> {
  const unanswered: ServiceFailure[] = [];
  for (const service of services) {
    try {
      return await call(service);
    } catch (error) {
      if (isDeploymentError(error) && error.code === republishErrorCode) {
        throw error;
      }
      if (!isDeploymentError(error) || error.status !== 404) {
        unanswered.push({ service, reason: serverErrorOrThrow(error).message });
      }
    }
  }
  throw unanswered.length === 0
    ? deploymentError(404, 'Message not found')
    : deploymentError(
        503,
        `Not found in the services that answered. ${unanswered.map(describeServiceFailure).join(' ')}`,
      );
}

const republishErrorCode = 'not_handed_back';

export function describeServiceFailure({ service, reason }: ServiceFailure): string {
  return `${service} failed: ${reason}`;
}

/** Returns the error if its status is 500 or more, because it concerns only one service. Throws any other error, which concerns all. */
function serverErrorOrThrow(error: unknown): DeploymentError {
  if (isDeploymentError(error) && error.status >= 500) {
    return error;
  }
  throw error;
}
