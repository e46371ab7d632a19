import type { Operation } from '@marquee/contracts/operation';
import type { z } from 'zod';
import { DomainError } from '../domain-error.ts';
import type { Cause } from '../messaging/message.ts';
import { secretHeader } from './require-internal-secret.ts';
import { operationUrl } from './operation-url.ts';
import type { UrlParts } from './operation-url.ts';

type ServiceCall = UrlParts & {
  baseUrl: string;
  secret: string;
  cause: Pick<Cause, 'requestId' | 'traceparent'>;
  body?: unknown;
  /** If the signal is aborted, the call fails with 'unavailable'. Default: aborted after 2 s. */
  signal?: AbortSignal;
};

/**
 * Calls another service's /internal route once. Returns null for 404; throws DomainError 'unavailable' when the service gives no valid
 * answer.
 */
export async function callService<Op extends Operation>(
  operation: Op,
  { baseUrl, secret, cause, body, signal = AbortSignal.timeout(2_000), ...parts }: ServiceCall,
): Promise<z.output<Op['response']> | null> {
  const url = `${baseUrl}/internal${operationUrl(operation, parts)}`;
  const { status, content } = await fetchResponse(url, operation.service, {
    method: operation.method.toUpperCase(),
    signal,
    headers: headersOf(secret, cause, body),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (status === 404) {
    return null;
  }
  const answer = operation.response.safeParse(content);
  if (status >= 300 || !answer.success) {
    throw unavailable(operation.service);
  }
  return answer.data as z.output<Op['response']>;
}

type ServiceResponse = { status: number; content: unknown };

/** Throws 'unavailable' for any failure before the last byte of the response, and for a response that is not JSON. */
async function fetchResponse(url: string, service: string, init: RequestInit): Promise<ServiceResponse> {
  try {
    // Rejects redirects, because following a redirect would send the secret to the target of the redirect.
    const response = await fetch(url, { ...init, redirect: 'error' });
    const text = await response.text();
    return { status: response.status, content: text === '' ? undefined : JSON.parse(text) };
  } catch {
    throw unavailable(service);
  }
}

function headersOf(secret: string, cause: ServiceCall['cause'], body: unknown): Record<string, string> {
  return {
    [secretHeader]: secret,
    'x-request-id': cause.requestId,
    ...(cause.traceparent !== null && { traceparent: cause.traceparent }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
}

function unavailable(service: string): DomainError {
  return new DomainError('unavailable', `${service}_unavailable`, 'Please try again in a moment', {
    retryAfterSeconds: 1,
  });
}
