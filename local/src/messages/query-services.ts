import { services } from '@marquee/contracts/operation';
import type { Service } from '@marquee/contracts/operation';
import { unroutedQueueOwner, unroutedQueue } from '@marquee/contracts/dead-letters';

import { isDeploymentError, deploymentError } from './operator-client.ts';
import type { DeploymentError } from './operator-client.ts';

/** A service that did not answer; the answers of the other services remain valid. */
export type ServiceFailure = { service: Service; reason: string };
export type ServiceResults<Answer> = { answers: Answer[]; unanswered: ServiceFailure[] };

/** Queue names begin with their service; the queue of unrouted messages belongs to the service that manages it. */
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

/** Queries the services one after the other and continues after failures. */
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
      unanswered.push({ service, reason: requireServiceDown(error).message });
    }
  }
  return { answers, unanswered };
}

/** Searches every service, because an id does not name its service. Throws if no service has the id. */
export async function findInServices<Found>(query: (service: Service) => Promise<Found>): Promise<Found> {
  const unanswered: ServiceFailure[] = [];
  for (const service of services) {
    try {
      return await query(service);
    } catch (error) {
      if (isDeploymentError(error) && error.code === republishFailedCode) {
        throw error;
      }
      if (!isDeploymentError(error) || error.status !== 404) {
        unanswered.push({ service, reason: requireServiceDown(error).message });
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

const republishFailedCode = 'not_handed_back';

export function describeServiceFailure({ service, reason }: ServiceFailure): string {
  return `${service} did not answer: ${reason}`;
}

/** Returns a server error, which means that one service is down. Rethrows other errors, which concern the whole deployment. */
function requireServiceDown(error: unknown): DeploymentError {
  if (isDeploymentError(error) && error.status >= 500) {
    return error;
  }
  throw error;
}
