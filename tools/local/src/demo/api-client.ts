import { randomUUID } from 'node:crypto';

import type { Operation } from '@marquee/contracts/operation';
import { operationUrl } from '@marquee/service-kit/http/operation-url';
import type { z } from 'zod';

import { retryWhileBusy, isBusy } from './retry-while-busy.ts';
import type { CallResponse, RetryPolicy } from './retry-while-busy.ts';
import { tooBusy } from './too-busy.ts';

type InputOf<Shape> = Shape extends z.ZodType ? z.input<Shape> : never;

/** The input of an operation. It has only those parts (`params`, `body`) that the operation declares. */
export type Call<Op extends Operation> = (Op extends { params: z.ZodType }
  ? { params: InputOf<Op['params']> }
  : unknown) &
  (Op extends { body: z.ZodType } ? Body<InputOf<Op['body']>> : unknown);

/** A body that may be omitted. */
type Body<Value> = undefined extends Value ? { body?: Value } : { body: Value };

/** Calls the HTTP API by its operations. A call rejects if the response is not a success or violates the contract. */
export type ApiClient = {
  call: <Op extends Operation>(operation: Op, call: Call<Op>) => Promise<z.output<Op['response']>>;
};

/** `cookie` returns the current value of the Cookie header. */
export type BrowserClient = ApiClient & { cookie: () => string };

/** The address of an operation, and the caller's credentials. */
export type Access = {
  address: (operation: Operation) => string;
  headers: (operation: Operation) => Promise<Record<string, string>>;
  /** Receives the cookies of each response. */
  onCookies?: (setCookies: string[]) => void;
};

/** A browser without a window: stores its cookies and calls the public HTTP API as a page would. */
export function createApiClient(baseUrl: string, retryPolicy?: RetryPolicy): BrowserClient {
  const cookies = new Map<string, string>();
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const access: Access = {
    address: () => baseUrl,
    headers: async () => ({ origin: baseUrl, cookie: cookie() }),
    onCookies(setCookies) {
      storeCookies(cookies, setCookies);
    },
  };

  return { ...createClient(access, retryPolicy), cookie };
}

/** With a retry policy, the client repeats a call while the product is too busy. The repeated call has the same idempotency key. */
export function createClient(access: Access, retryPolicy?: RetryPolicy): ApiClient {
  return {
    async call(operation, call) {
      const { params, body } = call as { params?: Record<string, string>; body?: unknown };
      const idempotencyHeader = operation.method === 'post' ? { 'idempotency-key': randomUUID() } : {};
      const send = async () => {
        const response = await fetch(
          `${access.address(operation)}/api${operationUrl(operation, { params })}`,
          {
            method: operation.method.toUpperCase(),
            headers: {
              'content-type': 'application/json',
              ...(await access.headers(operation)),
              ...idempotencyHeader,
            },
            ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          },
        );
        access.onCookies?.(response.headers.getSetCookie());
        return { status: response.status, text: await response.text() };
      };
      const answer = retryPolicy === undefined ? await send() : await retryWhileBusy(send, retryPolicy);
      if (retryPolicy !== undefined && isBusy(answer)) {
        throw tooBusy(describeFailure(operation, answer));
      }
      return resultOf(operation, answer);
    },
  };
}

function storeCookies(cookies: Map<string, string>, setCookies: string[]): void {
  for (const setCookie of setCookies) {
    const [pair = ''] = setCookie.split(';');
    const equals = pair.indexOf('=');
    cookies.set(pair.slice(0, equals), pair.slice(equals + 1));
  }
}

function resultOf<Op extends Operation>(operation: Op, answer: CallResponse): z.output<Op['response']> {
  const { status, text } = answer;
  if (status >= 300) {
    throw new Error(`${describeFailure(operation, answer)}: ${text}`);
  }
  return operation.response.parse(text === '' ? undefined : JSON.parse(text)) as z.output<Op['response']>;
}

function describeFailure({ method, path }: Operation, { status }: CallResponse): string {
  return `${method.toUpperCase()} ${path} answered ${status}`;
}
