import type { Operation } from '@marquee/contracts/operation';
import { operationUrl } from '@marquee/service-kit/http/operation-url';

export type KeyedCall = {
  operation: Operation;
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
  key?: string;
};

export type KeyedAnswer = { status: number; text: string; total: number; retryAfter: string | null };

/** A signed-in browser with a chosen key; a call without any answer has status 0. */
export type KeyedCaller = (call: KeyedCall) => Promise<KeyedAnswer>;

export async function signUp(url: string, operation: Operation, body: unknown): Promise<KeyedCaller> {
  const answer = await fetch(`${url}/api${operation.path}`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (answer.status !== 201) {
    throw new Error(`${operation.path} was answered ${answer.status}: ${await answer.text()}`);
  }
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return (call) => send(url, cookie, call).catch(unanswered);
}

async function send(
  url: string,
  cookie: string,
  { operation, params, query, body, key }: KeyedCall,
): Promise<KeyedAnswer> {
  const response = await fetch(`${url}/api${operationUrl(operation, { params, query })}`, {
    method: operation.method.toUpperCase(),
    headers: {
      origin: url,
      cookie,
      'content-type': 'application/json',
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return {
    status: response.status,
    text: await response.text(),
    total: Number(response.headers.get('x-total-count')),
    retryAfter: response.headers.get('retry-after'),
  };
}

function unanswered(): KeyedAnswer {
  return { status: 0, text: '', total: 0, retryAfter: null };
}

export function idIn({ text }: KeyedAnswer): string {
  return (JSON.parse(text) as { id: string }).id;
}
