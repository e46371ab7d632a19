import { createStore } from '@marquee/web-kit';

type Received = { url: URL; method: string; headers: Headers; body: unknown };
type Respond = (received: Received) => Response | Promise<Response>;

/** A store with a fake server that sends the given responses in order and repeats the last one. */
export function aStoreWithServer(...responses: Respond[]) {
  const received: Received[] = [];
  const navigations: string[] = [];

  const fetch: typeof globalThis.fetch = async (address, init = {}) => {
    const call = {
      url: new URL(address instanceof Request ? address.url : address),
      method: init.method ?? 'GET',
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
    };
    received.push(call);
    const respond = responses[Math.min(received.length, responses.length) - 1];
    return respond ? respond(call) : new Response(null, { status: 204 });
  };

  const store = createStore({ fetch, navigateExternally: (address) => navigations.push(address) });
  return {
    store,
    received,
    left: navigations,
    keys: () => received.map(({ headers }) => headers.get('idempotency-key')),
  };
}

export function json(body: unknown, init: ResponseInit = {}): Respond {
  return () => Response.json(body, init);
}

export function problem(status: number, code: string, message: string, extra: object = {}): Respond {
  return () =>
    Response.json(
      { type: 'about:blank', title: code, status, code, message, requestId: 'request-1', ...extra },
      { status, headers: { 'Content-Type': 'application/problem+json' } },
    );
}

export function text(status: number, body: string, statusText = ''): Respond {
  return () => new Response(body, { status, statusText });
}

export function noResponse(): Respond {
  return () => Promise.reject(new TypeError('Failed to fetch'));
}

export function emptyResponse(): Respond {
  return () => new Response(null, { status: 204 });
}
