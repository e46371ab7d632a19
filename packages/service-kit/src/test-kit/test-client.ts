import type { Operation, Service } from '@marquee/contracts/operation';
import type { Problem } from '@marquee/contracts/problem';
import { refusalStatuses } from '@marquee/contracts/refusal-statuses';
import type { z } from 'zod';
import type { Caller } from '../auth/caller.ts';
import { operationUrl } from '../http/operation-url.ts';
import type { UrlParts } from '../http/operation-url.ts';
import { secretHeader } from '../http/require-internal-secret.ts';
import type { TestTokens } from './tokens.ts';

export type TestCall = UrlParts & {
  as?: Caller;
  /** Any value, so that a test can send invalid input. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  idempotencyKey?: string;
};

/** `body` and `problem` are the same value; read `body` after success and `problem` after an error. The body of a file is its text. */
export type TestAnswer<Op extends Operation> = {
  status: number;
  headers: Headers;
  body: z.output<Op['response']>;
  problem: Problem;
};

export type TestClient = {
  /** Throws if the answer has a 4xx status that the operation does not declare. */
  call<Op extends Operation>(operation: Op, call?: TestCall): Promise<TestAnswer<Op>>;
  /** Like `call`, but below /internal and with the secret between services. */
  callInternal<Op extends Operation>(operation: Op, call?: TestCall): Promise<TestAnswer<Op>>;
  fetch(path: string, init?: RequestInit): Promise<Response>;
};

type TestClientOptions = { url: string; audience: Service; tokens: TestTokens; secret: string };

export function createTestClient({ url, audience, tokens, secret }: TestClientOptions): TestClient {
  async function send<Op extends Operation>(
    prefix: string,
    operation: Op,
    { as, body, headers, idempotencyKey, ...parts }: TestCall,
  ): Promise<TestAnswer<Op>> {
    const response = await fetch(`${url}${prefix}${operationUrl(operation, parts)}`, {
      method: operation.method.toUpperCase(),
      redirect: 'manual',
      headers: {
        ...(as !== undefined && { authorization: `Bearer ${await tokens.tokenFor(as, audience)}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return toAnswer<Op>(response);
  }

  return {
    async call(operation, call = {}) {
      const answer = await send('/api', operation, call);
      requireDescribed(operation, answer.status);
      return answer;
    },
    callInternal: (operation, call = {}) =>
      send('/internal', operation, { ...call, headers: { [secretHeader]: secret, ...call.headers } }),
    fetch: (path, init) => fetch(`${url}${path}`, { redirect: 'manual', ...init }),
  };
}

function requireDescribed(operation: Operation, status: number): void {
  if (status >= 400 && status < 500 && !refusalStatuses(operation).some((named) => named === status)) {
    const call = `${operation.method.toUpperCase()} ${operation.path}`;
    throw new Error(`${call} answered ${status}, which the API description does not declare`);
  }
}

async function toAnswer<Op extends Operation>(response: Response): Promise<TestAnswer<Op>> {
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  const read: unknown = isJson ? JSON.parse(text) : text || undefined;
  // The test selects the type by reading `body` or `problem`.
  const either = { body: read, problem: read } as Pick<TestAnswer<Op>, 'body' | 'problem'>;
  return { status: response.status, headers: response.headers, ...either };
}
