import { currentUser } from '@marquee/contracts/accounts';
import { getCurrentUser } from '@marquee/contracts/auth-operations';
import { forgetEarlyAnswers, takeEarlyAnswer } from '@marquee/contracts/early-requests';
import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import { anotherAccountError, isAnotherAccountError } from './another-account-error.ts';
import { failure, toApiError } from './api-error.ts';
import type { ApiError } from './api-error.ts';
import { toAddress, toRequest } from './call.ts';
import type { Call } from './call.ts';
import type { BrowserAdapter } from './browser-adapter.ts';

/** In milliseconds. Longer than the gateway's timeout for a service, so that the gateway's response arrives first. */
const timeout = 15_000;

export type ResponseMeta = { headers: Headers };
type CallResult =
  { data: unknown; error?: undefined; meta: ResponseMeta } | { data?: undefined; error: ApiError };

export const callApi: BaseQueryFn<Call, unknown, ApiError, object, ResponseMeta> = async (
  call,
  { signal, extra },
) => {
  const browser = extra as BrowserAdapter;
  const sendSerialized = (key: string | null) =>
    browser.serializeWrite(call, (rebasedCall) => send(rebasedCall, key, signal, browser));
  return call.operation.method === 'post'
    ? browser.withIdempotencyKey(fingerprintOf(call), sendSerialized)
    : sendSerialized(null);
};

/** Returns the same text for equal writes. The text has no revision, because the page may reload the record before the next attempt. */
function fingerprintOf(call: Call): string {
  const { body } = call.parts;
  const content = typeof body === 'object' ? { ...body, revision: undefined } : body;
  return `${toAddress(call)} ${JSON.stringify(content)}`;
}

async function send(
  call: Call,
  idempotencyKey: string | null,
  signal: AbortSignal,
  browser: BrowserAdapter,
): Promise<CallResult> {
  if (browser.hasAnotherAccount() && isRecordRead(call)) {
    return neverResolves;
  }
  try {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(timeout)]);
    const earlyResponse = takeEarlyResponse(call);
    const response =
      browser.takeFirstAnswer(call) ??
      (earlyResponse && (await untilAborted(earlyResponse, limit))) ??
      (await browser.fetch(new URL(toAddress(call), location.origin), {
        ...toRequest(call, { idempotencyKey, accountId: browser.accountId() }),
        signal: limit,
      }));
    return await toResult(call, response, await response.text(), browser);
  } catch (cause) {
    return { error: toConnectionError(cause) };
  }
}

/** The response to an early request of the document; undefined if there was none. A write discards all responses to early requests. */
function takeEarlyResponse(call: Call): Promise<Response> | undefined {
  if (call.operation.method !== 'get') {
    forgetEarlyAnswers();
    return undefined;
  }
  return takeEarlyAnswer({ address: toAddress(call) });
}

/** Resolves to undefined if the early request failed, so that the caller sends the call. Rejects when `limit` aborts. */
function untilAborted(earlyResponse: Promise<Response>, limit: AbortSignal): Promise<Response | undefined> {
  return Promise.race([earlyResponse.catch(() => undefined), aborted(limit)]);
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => {
      reject(signal.reason as Error);
    });
  });
}

/**
 * The error of a call without a response. If the browser is offline, the error has a message that states it. Any other error has no
 * message, so the page shows the text that the specification requires for a failure of this call.
 */
export function toConnectionError(cause: unknown): ApiError {
  const generic = String(cause);
  if (!navigator.onLine) {
    const message = 'You are offline. What you entered is kept; try again once you are connected.';
    return failure({ code: 'offline', generic, message });
  }
  const isLate = cause instanceof DOMException && cause.name === 'TimeoutError';
  return failure({ code: isLate ? 'timeout' : 'network', generic });
}

/**
 * The response to every read of a record after another account has signed in. It never resolves, so the page stays unchanged until the user
 * reloads it, and does not mix the data of one account with input from another.
 */
const neverResolves = new Promise<never>(() => undefined);

function isRecordRead({ operation }: Call): boolean {
  return operation.method === 'get' && operation !== getCurrentUser;
}

async function toResult(
  call: Call,
  response: Response,
  text: string,
  browser: BrowserAdapter,
): Promise<CallResult> {
  if (response.ok) {
    const result = readBody(response, text);
    return isForPageAccount(call, result, browser) ? result : { error: anotherAccountError };
  }
  const error = toApiError(response, text);
  if (response.status === 401 && call.nullWhenSignedOut) {
    // After the session has ended, the user may stay on the page because of unsaved input. The page then needs its cached user: null would
    // replace the cached user, an error does not.
    return browser.hasSessionEnded() ? { error } : { data: null, meta: { headers: response.headers } };
  }
  if (isAnotherAccountError(error)) {
    browser.reportAnotherAccount();
  }
  if (isSessionExpired(error)) {
    await browser.endSession();
  }
  return { error };
}

/**
 * Whether the response belongs to the page's account. Only the response of `getCurrentUser` names an account; every other response counts
 * as the page's. If the account differs, the call fails, because an error leaves cached reads unchanged.
 */
function isForPageAccount({ operation }: Call, { data }: CallResult, browser: BrowserAdapter): boolean {
  const user = operation === getCurrentUser ? currentUser.safeParse(data).data : undefined;
  if (user === undefined) {
    return true;
  }
  browser.resumeSession();
  return browser.matchAccount(user.id);
}

/**
 * Whether an error triggers the specification's logged-out rule. Services report an expired session by code. Intermediaries send no code,
 * so the text that the specification names triggers the rule too. Wrong credentials never trigger the rule, whatever text the response has.
 */
export function isSessionExpired({ status, code, generic }: ApiError): boolean {
  if (status !== 401 || code === 'invalid_credentials') {
    return false;
  }
  return code === 'unauthenticated' || generic.includes('Unauthorized');
}

function readBody(response: Response, text: string): CallResult {
  try {
    return { data: text === '' ? null : JSON.parse(text), meta: { headers: response.headers } };
  } catch {
    return { error: failure({ code: 'unexpected_answer', generic: 'The answer is not JSON' }) };
  }
}
