import type { HttpResponse } from '@marquee/harness-kit/http-caller';

import type { BadRequest } from './bad-request.ts';

/** The outcomes of all requests, with the request of each violation. */
export type Tally = {
  sent: number;
  /** Requests that were rejected, or answered as not found, by a service that had accepted the caller. */
  reached: number;
  rateLimited: number;
  accepted: string[];
  failed: string[];
  hung: string[];
  traces: string[];
  statuses: Map<number, number>;
};

export function emptyTally(): Tally {
  const examples = { accepted: [], failed: [], hung: [], traces: [] };
  return { sent: 0, reached: 0, rateLimited: 0, ...examples, statuses: new Map() };
}

export type Seen = Pick<HttpResponse, 'status' | 'body'>;

/** Statuses of rejections before a service reads the input: because of the caller, the rate, the content type or the size. */
const before = [401, 403, 413, 415, 429, 431];
const unread = /malformed_(target|body)/;
const stackTrace = /\n\s+at |node_modules|\.ts:\d+|mongo\w*error/i;

/** `answer`: null if no complete, readable answer arrived in time. */
export function count(tally: Tally, request: BadRequest, answer: Seen | null): void {
  tally.sent += 1;
  if (answer === null) {
    tally.hung.push(describe(request));
    return;
  }
  const { status, body } = answer;
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? null);
  tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1);
  if (status === 429) {
    tally.rateLimited += 1;
  }
  if (status >= 500) {
    tally.failed.push(`${status} to ${describe(request)}`);
  }
  if (status < 400) {
    tally.accepted.push(`${status} to ${describe(request)}`);
  }
  if (stackTrace.test(text)) {
    tally.traces.push(`${describe(request)}: ${text.slice(0, 200)}`);
  }
  if (status >= 400 && status < 500 && !before.includes(status) && !unread.test(text)) {
    tally.reached += 1;
  }
}

function describe({ name, params, query, body, content }: BadRequest): string {
  return `${name} ${JSON.stringify({ params, query, body: content ?? body }).slice(0, 300)}`;
}
