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

/** Longer than the gateway waits for a service, so that its answer arrives first. */
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

/** Identifies what the user means to happen. The revision is no part of it: the page may read the record again before the next attempt. */
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

/** The answer that the document has asked for already. Undefined for any other call; a write ends what was asked for before it. */
function takeEarly(call: Call): Promise<Response> | undefined {
  if (call.operation.method !== 'get') {
    forgetEarlyAnswers();
    return undefined;
  }
  return takeEarlyAnswer({ address: addressOf(call) });
}

/** Undefined: it failed, and the call is made again. */
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

/** Without a connection there is a reason to give; the specification's fallbacks are for what nobody can explain. */
export function noAnswer(cause: unknown): ApiError {
  const generic = String(cause);
  if (!navigator.onLine) {
    const message = 'You are offline. What you entered is kept; try again once you are connected.';
    return failure({ code: 'offline', generic, message });
  }
  const isLate = cause instanceof DOMException && cause.name === 'TimeoutError';
  return failure({ code: isLate ? 'timeout' : 'network', generic });
}

/** Otherwise data of another account would stand among what the page's own user has typed. The page stays as it is until it is reloaded. */
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
    // After an error the page keeps what it has read; without a user it would be replaced, and what was typed lost.
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

/** Otherwise the answer is an error, after which the page keeps what it has read of its own user. */
function isOfThisPage({ operation }: Call, { data }: Answer, edge: Edge): boolean {
  const user = operation === getCurrentUser ? currentUser.safeParse(data).data : undefined;
  if (user === undefined) {
    return true;
  }
  edge.resumeSession();
  return edge.takeAccount(user.id);
}

/**
 * Whether a refusal triggers the logged-out rule: by the services' code, or by the text that the specification names, which something between
 * browser and services may answer. Wrong credentials are no ended session, whatever their text.
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
