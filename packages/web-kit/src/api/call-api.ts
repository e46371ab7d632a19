import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { failure, toApiError } from './api-error.ts';
import type { ApiError } from './api-error.ts';
import { addressOf, toRequest } from './call.ts';
import type { Call } from './call.ts';
import type { Edge } from './edge.ts';

/** Longer than the gateway waits for a service, so that its answer arrives first. */
const timeout = 15_000;

export type AnswerMeta = { headers: Headers };
type Answer = { data: unknown; error?: undefined; meta: AnswerMeta } | { data?: undefined; error: ApiError };

export const callApi: BaseQueryFn<Call, unknown, ApiError, object, AnswerMeta> = async (
  call,
  { signal, extra },
) => {
  const edge = extra as Edge;
  if (call.operation.method !== 'post') {
    return send(call, null, signal, edge);
  }
  const intent = `${addressOf(call)} ${JSON.stringify(call.parts.body)}`;
  return edge.runIntent(intent, (key) => send(call, key, signal, edge));
};

async function send(call: Call, intentKey: string | null, signal: AbortSignal, edge: Edge): Promise<Answer> {
  try {
    const response = await edge.fetch(new URL(addressOf(call), location.origin), {
      ...toRequest(call, intentKey),
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
    });
    return toAnswer(call, response, await response.text(), edge);
  } catch (cause) {
    const isLate = cause instanceof DOMException && cause.name === 'TimeoutError';
    return { error: failure(isLate ? 'timeout' : 'network', String(cause)) };
  }
}

function toAnswer(call: Call, response: Response, text: string, edge: Edge): Answer {
  if (response.ok) {
    return readBody(response, text);
  }
  const error = toApiError(response, text);
  if (error.status !== 401 || error.code !== 'unauthenticated') {
    return { error };
  }
  if (call.nullWhenSignedOut) {
    return { data: null, meta: { headers: response.headers } };
  }
  edge.endSession();
  return { error };
}

function readBody(response: Response, text: string): Answer {
  try {
    return { data: text === '' ? null : JSON.parse(text), meta: { headers: response.headers } };
  } catch {
    return { error: failure('unexpected_answer', 'The answer is not JSON') };
  }
}
