import type { SerializedError } from '@reduxjs/toolkit';
import { staleProblem } from '@marquee/contracts/problem';
import type { ChangedBy } from '@marquee/contracts/problem';
import { z } from 'zod';

export type FieldError = { path: string; message: string };

/** The error of a failed call. `status` is the HTTP status, or 0 if there was no response. */
export type ApiError = {
  status: number;
  code: string;
  /** The server's message for the user; null if the response has none. */
  message: string | null;
  /**
   * The HTTP status and the text of the body, or the status text if the body is empty: `404: Not Found`. Without a response: the technical
   * reason.
   */
  generic: string;
  requestId: string | null;
  errors: FieldError[];
  /** Seconds that the server requests to wait before a retry; null if it requests no wait. */
  retryAfterSeconds: number | null;
  /** The current record, if the call was based on an older revision of it. */
  current?: unknown;
  /** Who set the current value of each field; absent if only the user can change the record. */
  changedBy?: ChangedBy;
};

export type CallError = ApiError | SerializedError;

/** Schema of the error response (problem details) that any operation may return. */
const problemSchema = staleProblem(z.unknown());

/** Converts an error response, from a service, the gateway or an intermediary, to an ApiError. */
export function toApiError(response: Response, text: string): ApiError {
  const problem = problemSchema.safeParse(parseJson(text)).data;
  return {
    status: response.status,
    code: problem?.code ?? 'unknown',
    message: problem?.message ?? null,
    generic: `${response.status}: ${text === '' ? response.statusText : text}`,
    requestId: problem?.requestId ?? response.headers.get('x-request-id'),
    errors: problem?.errors ?? [],
    retryAfterSeconds: secondsIn(response.headers.get('retry-after')),
    ...(problem !== undefined && 'current' in problem && { current: problem.current }),
    ...(problem?.changedBy && { changedBy: problem.changedBy }),
  };
}

type Failure = {
  code: 'network' | 'offline' | 'timeout' | 'unexpected_answer' | 'another_account';
  generic: string;
  message?: string;
};

/** The error of a call that got no response, a response that violates the contract, or the response of another account. */
export function failure({ code, generic, message }: Failure): ApiError {
  return {
    status: 0,
    code,
    message: message ?? null,
    generic,
    requestId: null,
    errors: [],
    retryAfterSeconds: null,
  };
}

export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && 'generic' in error && 'code' in error;
}

/** Text for a toast: the server's message, or `fallback` if the server sent none. */
export function getErrorMessage(error: unknown, fallback: string): string {
  return isApiError(error) && error.message ? error.message : fallback;
}

function secondsIn(header: string | null): number | null {
  const seconds = Number(header ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
