import { codeOf } from '../matrix/context.ts';
import type { Context, ApiCall } from '../matrix/context.ts';
import type { Person } from '../stack/people.ts';
import { settle } from '../stack/settle.ts';
import type { Tried } from './judge-booking-breach.ts';

export type Attempt = { what: string; by: Person; expected: string } & ApiCall;

/** Records the answer to each attempt: the status, and the code of a rejection. */
export function createTrials(context: Context) {
  const tried: Tried[] = [];

  async function attempt({ what, by, expected, method, path, body }: Attempt): Promise<void> {
    const answer = await context.caller.send({ method, path: `/api${path}`, body, cookie: by.cookie });
    await settle(context.product);
    tried.push({ what, expected, actual: `${answer.status} ${codeOf(answer)}`.trim() });
  }

  /** Records the status of an event or an invoice as the caller reads it. */
  async function read(
    what: string,
    by: Person,
    { path, expected }: { path: string; expected: string },
  ): Promise<void> {
    const { body } = await context.caller.send({ method: 'GET', path: `/api${path}`, cookie: by.cookie });
    const status =
      typeof body === 'object' && body !== null && 'status' in body ? String(body.status) : 'unread';
    tried.push({ what, expected, actual: status });
  }

  return { tried, attempt, read };
}
