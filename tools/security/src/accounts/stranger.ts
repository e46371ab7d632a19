import type { HttpResponse, HttpCaller } from '@marquee/harness-kit/http-caller';

import type { Answered } from './judge-difference.ts';

/** Headers that are new in each response, for every caller. */
const newEachTime = ['x-request-id', 'date'];
const requestId = /"requestId":"[^"]*"/;

export async function askAsStranger(caller: HttpCaller, path: string, body: object): Promise<Answered> {
  const start = performance.now();
  const answer = await caller.send({ method: 'POST', path, body });
  return toAnswered(answer, performance.now() - start);
}

export function toAnswered({ status, headers, body }: HttpResponse, ms: number): Answered {
  const comparable = Object.entries(headers).filter(([name]) => !newEachTime.includes(name));
  return {
    status,
    headers: JSON.stringify(comparable.toSorted(([a], [b]) => a.localeCompare(b))),
    body: JSON.stringify(body ?? null).replace(requestId, ''),
    ms,
  };
}
