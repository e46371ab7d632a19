import type { Operation } from '@marquee/contracts/operation';
import { problemResponse } from './answers.ts';
import type { Answer, ReceivedRequest } from './answers.ts';

/** `answered`: the operation that responded; undefined if the test defines no response. */
type Call = { url: URL; init: RequestInit; answered: Operation | undefined };

export type FakeApi = {
  fetch: typeof globalThis.fetch;
  /** All requests to an operation, oldest first, including those without a defined response. */
  calls: (operation: Operation) => ReceivedRequest[];
};

/** A fake server. If `answers` has several for one operation, the last one is used. */
export function createFakeApi(answers: Answer[]): FakeApi {
  const received: Call[] = [];

  const fakeFetch: FakeApi['fetch'] = async (address, init = {}) => {
    const url = new URL(address instanceof Request ? address.url : address);
    const match = answers.findLast(({ operation }) => isCallOf(operation, url, init));
    received.push({ url, init, answered: match?.operation });
    if (!match) {
      console.error(`No answer for ${init.method ?? 'GET'} ${url.pathname}`);
      return problemResponse({
        status: 501,
        code: 'no_answer',
        message: 'The test gives no answer for this call',
      });
    }
    return match.respond(toReceivedRequest(match.operation, url, init));
  };

  return {
    fetch: fakeFetch,
    calls: (operation) =>
      received
        .filter(({ url, init, answered }) =>
          answered ? isSameOperation(answered, operation) : isCallOf(operation, url, init),
        )
        .map(({ url, init }) => toReceivedRequest(operation, url, init)),
  };
}

function isSameOperation(one: Operation, other: Operation): boolean {
  return one.path === other.path && one.method === other.method;
}

function isCallOf(operation: Operation, url: URL, init: RequestInit): boolean {
  return init.method?.toLowerCase() === operation.method && patternOf(operation).test(url.pathname);
}

function toReceivedRequest(operation: Operation, url: URL, init: RequestInit): ReceivedRequest {
  return {
    call: `${init.method ?? 'GET'} ${url.pathname}`,
    credentials: init.credentials,
    params: { ...patternOf(operation).exec(url.pathname)?.groups },
    query: Object.fromEntries(url.searchParams),
    body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    headers: new Headers(init.headers),
  };
}

function patternOf({ path }: Operation): RegExp {
  return new RegExp(`^/api${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
}
