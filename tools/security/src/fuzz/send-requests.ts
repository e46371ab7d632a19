import type { HttpCaller } from '@marquee/harness-kit/http-caller';
import type { Operation } from '@marquee/contracts/operation';
import fc from 'fast-check';

import { badRequest } from './bad-request.ts';
import type { BadRequest } from './bad-request.ts';
import type { Cookies } from './cookies.ts';
import type { Described } from './description.ts';
import { count } from './tally.ts';
import type { Seen, Tally } from './tally.ts';

type SendOptions = {
  described: readonly Described[];
  operations: ReadonlyMap<string, Operation>;
  caller: HttpCaller;
  cookies: Cookies;
  /** Only requests for which this returns true are sent. */
  isWanted: (request: BadRequest) => boolean;
  atOnce: number;
  min: number;
  seed: number;
};

const batchSize = 25;

/** Cycles through the operations, a few requests each, until enough have been sent. */
export async function sendRequests(tally: Tally, options: SendOptions): Promise<void> {
  const { described, operations, isWanted, atOnce, min, seed } = options;
  for (let round = 0; tally.sent < min; round += 1) {
    const requests = described.flatMap((one) => {
      const operation = operations.get(one.name);
      const generated = fc.sample(badRequest(one), { numRuns: batchSize, seed: seed + round });
      return operation === undefined
        ? []
        : generated.filter(isWanted).map((request) => ({ operation, request }));
    });
    if (requests.length === 0) {
      throw new Error('the description contains none of the wanted requests');
    }
    await runConcurrently(atOnce, requests, async ({ operation, request }) => {
      const cookie = options.cookies[operation.actor];
      count(tally, request, await send(options.caller, request, cookie));
    });
  }
}

async function runConcurrently<One>(
  workers: number,
  all: readonly One[],
  act: (one: One) => Promise<void>,
): Promise<void> {
  const waiting = [...all];
  const worker = async (): Promise<void> => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      await act(next);
    }
  };
  await Promise.all(Array.from({ length: workers }, worker));
}

async function send(
  caller: HttpCaller,
  request: BadRequest,
  cookie: string | undefined,
): Promise<Seen | null> {
  const { method, path, params, query, body, content } = request;
  const filled = path.replaceAll(/\{(\w+)\}/g, (_text, name: string) => encoded(params[name] ?? ''));
  const search = Object.entries(query).map(([name, value]) => `${encoded(name)}=${encoded(value)}`);
  const address = search.length === 0 ? filled : `${filled}?${search.join('&')}`;
  const given = content === undefined ? { body } : { content };
  return caller.send({ method, path: address, cookie, ...given }).catch(() => null);
}

/** Replaces lone surrogates, which cannot be encoded. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
