import { accountHeader } from '@marquee/contracts/account-header';
import { fillPath } from '@marquee/contracts/fill-path';
import type { Operation } from '@marquee/contracts/operation';

export type CallParts = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
};

/** One call, as RTK Query passes it to the base query. */
export type Call = {
  operation: Operation;
  parts: CallParts;
  /** If true, the read returns null instead of an error when nobody is signed in. */
  nullWhenSignedOut: boolean;
};

/** Returns the path, which begins with /api, with its parameters filled in, and the query. */
export function toAddress({ operation, parts }: Call): string {
  const params = new Map(Object.entries(parts.params ?? {}).map(([name, value]) => [name, toText(value)]));
  const path = fillPath(operation.path, Object.fromEntries(params));
  const query = new URLSearchParams(
    Object.entries(parts.query ?? {}).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, toText(value)]],
    ),
  ).toString();
  return `/api${path}${query && `?${query}`}`;
}

type Sender = {
  idempotencyKey: string | null;
  /** The account that the page was loaded for. */
  accountId: string | null;
};

export function toRequest({ operation, parts }: Call, { idempotencyKey, accountId }: Sender): RequestInit {
  const hasBody = parts.body !== undefined;
  return {
    method: operation.method.toUpperCase(),
    credentials: 'same-origin',
    // The browser completes a write even if the user leaves the page.
    keepalive: operation.method !== 'get',
    headers: {
      Accept: 'application/json',
      ...(operation.method === 'get' && { 'Cache-Control': 'no-cache' }),
      ...(hasBody && { 'Content-Type': 'application/json' }),
      ...(operation.method !== 'get' && accountId !== null && { [accountHeader]: accountId }),
      ...(idempotencyKey !== null && { 'Idempotency-Key': idempotencyKey }),
    },
    ...(hasBody && { body: JSON.stringify(parts.body) }),
  };
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
