import { randomUUID } from 'node:crypto';

import type { Operation } from '@marquee/contracts/operation';
import { operationUrl } from '@marquee/service-kit/http/operation-url';
import type { z } from 'zod';

import { askAgain, isBusy } from './ask-again.ts';
import type { CallAnswer, Patience } from './ask-again.ts';
import { tooBusy } from './too-busy.ts';

type Given<Shape> = Shape extends z.ZodType ? z.input<Shape> : never;

/** The input of an operation: each part only where the operation declares it. */
export type Call<Op extends Operation> = (Op extends { params: z.ZodType }
  ? { params: Given<Op['params']> }
  : unknown) &
  (Op extends { body: z.ZodType } ? Body<Given<Op['body']>> : unknown);

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
export function createApiClient(baseUrl: string, patience?: Patience): BrowserClient {
  const cookies = new Map<string, string>();
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const access: Access = {
    address: () => baseUrl,
    headers: async () => ({ origin: baseUrl, cookie: cookie() }),
    onCookies(setCookies) {
      keepCookies(cookies, setCookies);
    },
  };

  return { ...createClientWith(access, patience), cookie };
}

/** With patience, repeats a call, with the same idempotency key, when the product is too busy. */
export function createClientWith(access: Access, patience?: Patience): ApiClient {
  return {
    async call(operation, call) {
      const { params, body } = call as { params?: Record<string, string>; body?: unknown };
      const intent = operation.method === 'post' ? { 'idempotency-key': randomUUID() } : {};
      const ask = async () => {
        const response = await fetch(
          `${access.address(operation)}/api${operationUrl(operation, { params })}`,
          {
            method: operation.method.toUpperCase(),
            headers: { 'content-type': 'application/json', ...(await access.headers(operation)), ...intent },
            ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          },
        );
        access.onCookies?.(response.headers.getSetCookie());
        return { status: response.status, text: await response.text() };
      };
      const answer = patience === undefined ? await ask() : await askAgain(ask, patience);
      if (patience !== undefined && isBusy(answer)) {
        throw tooBusy(failureOf(operation, answer));
      }
      return resultOf(operation, answer);
    },
  };
}

function keepCookies(cookies: Map<string, string>, setCookies: string[]): void {
  for (const setCookie of setCookies) {
    const [pair = ''] = setCookie.split(';');
    const equals = pair.indexOf('=');
    cookies.set(pair.slice(0, equals), pair.slice(equals + 1));
  }
}

function resultOf<Op extends Operation>(operation: Op, answer: CallAnswer): z.output<Op['response']> {
  const { status, text } = answer;
  if (status >= 300) {
    throw new Error(`${failureOf(operation, answer)}: ${text}`);
  }
  return operation.response.parse(text === '' ? undefined : JSON.parse(text)) as z.output<Op['response']>;
}

function failureOf({ method, path }: Operation, { status }: CallAnswer): string {
  return `${method.toUpperCase()} ${path} answered ${status}`;
}
