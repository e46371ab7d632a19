import type { SerializedError } from '@reduxjs/toolkit';
import { staleProblem } from '@marquee/contracts/problem';
import type { ChangedBy } from '@marquee/contracts/problem';
import { z } from 'zod';

export type FieldError = { path: string; message: string };

/** Why a call was not answered as hoped. `status` is 0 when there was no answer at all. */
export type ApiError = {
  status: number;
  code: string;
  /** The server's own words for a person, or null when it said none. */
  message: string | null;
  /** `<status>: <body text, else status text>`. */
  generic: string;
  requestId: string | null;
  errors: FieldError[];
  /** How long the server asks to wait before the same call is made again. */
  retryAfterSeconds: number | null;
  /** The record as it is now, where the call was based on an older revision of it. */
  current?: unknown;
  /** Who set the current value of each field; absent when the record belongs to the user alone. */
  changedBy?: ChangedBy;
};

export type CallError = ApiError | SerializedError;

/** The refusal of any operation. */
const refusal = staleProblem(z.unknown());

/** A refused answer as an ApiError, whether the service, the gateway or something between wrote it. */
export function toApiError(response: Response, text: string): ApiError {
  const problem = refusal.safeParse(parseJson(text)).data;
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

/** No answer, or none within the contract. */
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

/** What a toast says: the server's message, else the fallback the specification gives. */
export function messageOf(error: unknown, fallback: string): string {
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
