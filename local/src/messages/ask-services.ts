import type { Service } from '@marquee/contracts/operation';
import { unroutedAnsweredBy, unroutedQueue } from '@marquee/contracts/parked-messages';

import { isRefused, refused } from './operator-client.ts';
import type { Refused } from './operator-client.ts';

const services = ['identity', 'events', 'quotes', 'billing'] as const satisfies readonly Service[];

/** A service that did not answer; the answers of the other services remain valid. */
export type Unanswered = { service: Service; reason: string };
export type Answers<Answer> = { answers: Answer[]; unanswered: Unanswered[] };

/** Queue names begin with their service; the queue of unrouted messages belongs to the service that manages it. */
export function servicesOf(queue: string | undefined): Service[] {
  if (queue === unroutedQueue) {
    return [unroutedAnsweredBy];
  }
  const theirs = services.filter((service) => queue === undefined || queue.startsWith(`${service}.`));
  if (theirs.length === 0) {
    throw refused(
      404,
      `There is no queue ${queue ?? ''}: each begins with its service, as events.book-event does.`,
    );
  }
  return theirs;
}

/** One after the other, continuing after failures. */
export async function askEach<Answer>(
  those: readonly Service[],
  ask: (service: Service) => Promise<Answer>,
): Promise<Answers<Answer>> {
  const answers: Answer[] = [];
  const unanswered: Unanswered[] = [];
  for (const service of those) {
    try {
      answers.push(await ask(service));
    } catch (error) {
      unanswered.push({ service, reason: requireDown(error).message });
    }
  }
  return { answers, unanswered };
}

/** An id does not contain its service. */
export async function askWhoHasIt<Found>(ask: (service: Service) => Promise<Found>): Promise<Found> {
  const unanswered: Unanswered[] = [];
  for (const service of services) {
    try {
      return await ask(service);
    } catch (error) {
      if (isRefused(error) && error.code === foundButNotHandedBack) {
        throw error;
      }
      if (!isRefused(error) || error.status !== 404) {
        unanswered.push({ service, reason: requireDown(error).message });
      }
    }
  }
  throw unanswered.length === 0
    ? refused(404, 'Message not found')
    : refused(503, `Not found where it could be looked for. ${unanswered.map(describeUnanswered).join(' ')}`);
}

const foundButNotHandedBack = 'not_handed_back';

export function describeUnanswered({ service, reason }: Unanswered): string {
  return `${service} did not answer: ${reason}`;
}

/** Rethrows an error of the whole deployment: only a single service may be down. */
function requireDown(error: unknown): Refused {
  if (isRefused(error) && error.status >= 500) {
    return error;
  }
  throw error;
}
