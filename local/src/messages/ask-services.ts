import type { Service } from '@marquee/contracts/operation';
import { unroutedAnsweredBy, unroutedQueue } from '@marquee/contracts/parked-messages';

import { isRefused, refused } from './operator-client.ts';
import type { Refused } from './operator-client.ts';

const services = ['identity', 'events', 'quotes', 'billing'] as const satisfies readonly Service[];

/** A service that is down hides only its own: what the others said stands, and it is named. */
export type Unanswered = { service: Service; reason: string };
export type Answers<Answer> = { answers: Answer[]; unanswered: Unanswered[] };

/** Queues are named after their service; the one of what nobody took belongs to the service that answers for it. */
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

/** One after the other, each whatever became of those before it. */
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

/** An id does not say whose it is. */
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

/** What the whole deployment refuses, or that it is not there at all, is no matter of one service. */
function requireDown(error: unknown): Refused {
  if (isRefused(error) && error.status >= 500) {
    return error;
  }
  throw error;
}
