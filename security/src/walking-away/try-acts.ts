import { codeOf } from '../matrix/cast/theatre.ts';
import type { Theatre, Wish } from '../matrix/cast/theatre.ts';
import type { Person } from '../stack/people.ts';
import { settle } from '../stack/settle.ts';
import type { Tried } from './judge-walking-away.ts';

export type Act = { what: string; by: Person; wanted: string } & Wish;

/** Records the answers, a rejection with its code. */
export function createTrials(theatre: Theatre) {
  const tried: Tried[] = [];

  async function attempt({ what, by, wanted, method, path, body }: Act): Promise<void> {
    const answer = await theatre.caller.send({ method, path: `/api${path}`, body, cookie: by.cookie });
    await settle(theatre.product);
    tried.push({ what, wanted, answered: `${answer.status} ${codeOf(answer)}`.trim() });
  }

  /** The status of an event or an invoice as the caller reads it. */
  async function read(
    what: string,
    by: Person,
    { path, wanted }: { path: string; wanted: string },
  ): Promise<void> {
    const { body } = await theatre.caller.send({ method: 'GET', path: `/api${path}`, cookie: by.cookie });
    const status =
      typeof body === 'object' && body !== null && 'status' in body ? String(body.status) : 'unread';
    tried.push({ what, wanted, answered: status });
  }

  return { tried, attempt, read };
}
