import { currentUser } from '@marquee/contracts/accounts';
import { getCurrentUser } from '@marquee/contracts/auth-operations';
import { forgetEarlyAnswers, takeEarlyAnswer } from '@marquee/contracts/early-requests';
import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { anotherAccount, isOfAnotherAccount } from './another-account.ts';
import { failure, toApiError } from './api-error.ts';
import type { ApiError } from './api-error.ts';
import { addressOf, toRequest } from './call.ts';
import type { Call } from './call.ts';
import type { Edge } from './edge.ts';

/** In milliseconds. Longer than the gateway's timeout for a service, so that the gateway's response arrives first. */
const timeout = 15_000;

export type AnswerMeta = { headers: Headers };
type Answer = { data: unknown; error?: undefined; meta: AnswerMeta } | { data?: undefined; error: ApiError };

export const callApi: BaseQueryFn<Call, unknown, ApiError, object, AnswerMeta> = async (
  call,
  { signal, extra },
) => {
  const edge = extra as Edge;
  const sendInTurn = (key: string | null) =>
    edge.runOwnWrite(call, (based) => send(based, key, signal, edge));
  return call.operation.method === 'post' ? edge.runIntent(intentOf(call), sendInTurn) : sendInTurn(null);
};

/** Identifies the user's intent. It does not include the revision, because the page may reload the record before the next attempt. */
function intentOf(call: Call): string {
  const { body } = call.parts;
  const meant = typeof body === 'object' ? { ...body, revision: undefined } : body;
  return `${addressOf(call)} ${JSON.stringify(meant)}`;
}

async function send(call: Call, intentKey: string | null, signal: AbortSignal, edge: Edge): Promise<Answer> {
  if (edge.hasMetAnotherAccount() && isReadOfRecords(call)) {
    return neverAnswered;
  }
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(timeout)]);
    const early = takeEarly(call);
    const response =
      edge.takeFirstAnswer(call) ??
      (early && (await answerOf(early, limit))) ??
      (await edge.fetch(new URL(addressOf(call), location.origin), {
        ...toRequest(call, { intentKey, accountId: edge.accountId() }),
        signal: limit,
      }));
    return await toAnswer(call, response, await response.text(), edge);
  } catch (cause) {
    return { error: noAnswer(cause) };
  }
}

/** The response to an early request of the document; undefined for any other call. A write discards all early requests. */
function takeEarly(call: Call): Promise<Response> | undefined {
  if (call.operation.method !== 'get') {
    forgetEarlyAnswers();
    return undefined;
  }
  return takeEarlyAnswer({ address: addressOf(call) });
}

/** Resolves to undefined if the early request failed; then the call is sent normally. */
function answerOf(early: Promise<Response>, limit: AbortSignal): Promise<Response | undefined> {
  return Promise.race([early.catch(() => undefined), aborted(limit)]);
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => {
      reject(signal.reason as Error);
    });
  });
}

/**
 * The error of a call without a response. Offline, its message says so; other failures have none, so the specification's fallback is shown.
 */
export function noAnswer(cause: unknown): ApiError {
  const generic = String(cause);
  if (!navigator.onLine) {
    const message = 'You are offline. What you entered is kept; try again once you are connected.';
    return failure({ code: 'offline', generic, message });
  }
  const isLate = cause instanceof DOMException && cause.name === 'TimeoutError';
  return failure({ code: isLate ? 'timeout' : 'network', generic });
}

/** Never resolves, so that another account's data is not mixed with this user's input. The page does not change until it is reloaded. */
const neverAnswered = new Promise<never>(() => undefined);

function isReadOfRecords({ operation }: Call): boolean {
  return operation.method === 'get' && operation !== getCurrentUser;
}

async function toAnswer(call: Call, response: Response, text: string, edge: Edge): Promise<Answer> {
  if (response.ok) {
    const answer = readBody(response, text);
    return isOfThisPage(call, answer, edge) ? answer : { error: anotherAccount };
  }
  const error = toApiError(response, text);
  if (response.status === 401 && call.nullWhenSignedOut) {
    // An error leaves the cached user in place. With null, the page would be replaced and unsaved input lost.
    return edge.hasSessionEnded() ? { error } : { data: null, meta: { headers: response.headers } };
  }
  if (isOfAnotherAccount(error)) {
    edge.meetAnotherAccount();
  }
  if (isSessionOver(error)) {
    await edge.endSession();
  }
  return { error };
}

/** Whether the response belongs to the page's account. If not, the call fails, and an error leaves the cached reads in place. */
function isOfThisPage({ operation }: Call, { data }: Answer, edge: Edge): boolean {
  const user = operation === getCurrentUser ? currentUser.safeParse(data).data : undefined;
  if (user === undefined) {
    return true;
  }
  edge.resumeSession();
  return edge.takeAccount(user.id);
}

/**
 * Whether an error triggers the logged-out rule: by the services' code, or by the text that the specification names, because intermediaries
 * send no code. Wrong credentials never trigger it, whatever their text.
 */
export function isSessionOver({ status, code, generic }: ApiError): boolean {
  if (status !== 401 || code === 'invalid_credentials') {
    return false;
  }
  return code === 'unauthenticated' || generic.includes('Unauthorized');
}

function readBody(response: Response, text: string): Answer {
  try {
    return { data: text === '' ? null : JSON.parse(text), meta: { headers: response.headers } };
  } catch {
    return { error: failure({ code: 'unexpected_answer', generic: 'The answer is not JSON' }) };
  }
}
