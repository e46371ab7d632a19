import type { Operation } from '@marquee/contracts/operation';
import { problemResponse } from './answers.ts';
import type { Answer, Asked } from './answers.ts';

type Call = { operation: Operation; asked: Asked };

export type FakeApi = {
  fetch: typeof globalThis.fetch;
  /** What was asked of an operation so far, oldest first. */
  calls: (operation: Operation) => Asked[];
};

/** A server made of answers; of several for the same operation the last one counts. */
export function createFakeApi(answers: Answer[]): FakeApi {
  const received: Call[] = [];

  const fakeFetch: FakeApi['fetch'] = async (address, init = {}) => {
    const url = new URL(address instanceof Request ? address.url : address);
    const match = answers.findLast(({ operation }) => isCallOf(operation, url, init));
    if (!match) {
      console.error(`No answer for ${init.method ?? 'GET'} ${url.pathname}`);
      return problemResponse({
        status: 501,
        code: 'no_answer',
        message: 'The test gives no answer for this call',
      });
    }
    const asked = toAsked(match.operation, url, init);
    received.push({ operation: match.operation, asked });
    return match.respond(asked);
  };

  return {
    fetch: fakeFetch,
    calls: (operation) =>
      received
        .filter(
          (call) => call.operation.path === operation.path && call.operation.method === operation.method,
        )
        .map(({ asked }) => asked),
  };
}

function isCallOf(operation: Operation, url: URL, init: RequestInit): boolean {
  return init.method?.toLowerCase() === operation.method && patternOf(operation).test(url.pathname);
}

function toAsked(operation: Operation, url: URL, init: RequestInit): Asked {
  return {
    params: { ...patternOf(operation).exec(url.pathname)?.groups },
    query: Object.fromEntries(url.searchParams),
    body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    headers: new Headers(init.headers),
  };
}

function patternOf({ path }: Operation): RegExp {
  return new RegExp(`^/api${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
}
