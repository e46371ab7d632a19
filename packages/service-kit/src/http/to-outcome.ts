import { leftOutCount, leftOutId, maxPageSize } from '@marquee/contracts/list-query';
import type { Operation } from '@marquee/contracts/operation';
import { z } from 'zod';
import { mapRows } from '../store/page.ts';
import type { DamagedRecord, Page, Rows } from '../store/page.ts';
import { fileHeaders } from './file-answer.ts';
import type { FileAnswer } from './file-answer.ts';
import { DomainError } from '../domain-error.ts';
import { isReply } from './reply.ts';

/** A response that can be sent, or stored for repeated calls. `body` is undefined if the response has no body. */
export type Outcome = {
  status: number;
  headers: Readonly<Record<string, string | string[]>>;
  body: unknown;
  /** Records that the body leaves out. */
  damaged?: readonly DamagedRecord[] | undefined;
  /** The content of a file, sent instead of a body. */
  content?: FileAnswer['content'];
};

/**
 * Turns a handler's result into a response and drops undeclared fields. Throws if the result violates the contract, except for rows of a
 * list, which are left out.
 */
export function toOutcome(operation: Operation, result: unknown, url: string): Outcome {
  if (!isReply(result)) {
    return present(operation, { status: operation.status, headers: {}, body: result }, url);
  }
  const { status = operation.status, headers, body, damaged } = result;
  return { ...(damaged && { damaged }), ...present(operation, { status, headers, body }, url) };
}

/** Validates the current record in a stale-write error with the operation's response schema. */
export async function presentingCurrent<Result>(
  { response }: Operation,
  handle: () => Promise<Result> | Result,
): Promise<Result> {
  try {
    return await handle();
  } catch (error) {
    if (error instanceof DomainError && 'current' in error.details) {
      const { kind, code, message, details } = error;
      throw new DomainError(kind, code, message, { ...details, current: response.parse(details.current) });
    }
    throw error;
  }
}

function present(operation: Operation, outcome: Outcome, url: string): Outcome {
  const { status, headers, body } = outcome;
  if (status === 204 || status === 302) {
    return { status, headers, body: undefined };
  }
  if (operation.file !== undefined) {
    // By its type, the handler of a file operation returns a `FileAnswer`.
    const file = body as FileAnswer;
    return {
      status,
      headers: { ...headers, ...fileHeaders(file, operation.file) },
      body: undefined,
      content: file.content,
    };
  }
  if (operation.list === true) {
    // By its type, the handler of a list operation returns a `Page`.
    const page = body as Page<unknown>;
    const presented = presentBody(operation, page);
    return {
      status,
      headers: { ...headers, ...pagingHeaders(page, url), ...damagedHeaders(presented) },
      ...presented,
    };
  }
  return { status, headers, ...presentBody(operation, body) };
}

type Presented = Pick<Outcome, 'body' | 'damaged'>;

function presentBody({ response }: Operation, body: unknown): Presented {
  return response instanceof z.ZodArray
    ? presentRows(response as z.ZodArray<z.ZodType>, toRows(body))
    : { body: response.parse(body) };
}

/** By its type, the handler of an operation with several records returns an array or `Rows`. */
function toRows(body: unknown): Rows<unknown> {
  return Array.isArray(body) ? { rows: body } : (body as Rows<unknown>);
}

/** Leaves out rows that violate the contract, like any other damaged row. */
function presentRows(response: z.ZodArray<z.ZodType>, found: Rows<unknown>): Presented {
  const { rows, damaged } = mapRows(found, (row) => response.element.parse(row));
  return { body: rows, damaged };
}

function pagingHeaders({ total, next }: Page<unknown>, url: string): Record<string, string> {
  return {
    'x-total-count': String(total),
    'x-list-cap': String(maxPageSize),
    ...(next !== null && { link: linkTo(next, url) }),
  };
}

/** Headers with the number of missing rows and the id of the first missing record; none if the page is complete. */
function damagedHeaders({ damaged = [] }: Presented): Record<string, string> {
  const rows = damaged.filter(({ isPart }) => isPart !== true);
  const [first] = rows;
  return first === undefined ? {} : { [leftOutCount]: String(rows.length), [leftOutId]: first.id };
}

function linkTo(next: string, url: string): string {
  const [path = '', query = ''] = url.split('?', 2);
  const parameters = new URLSearchParams(query);
  parameters.set('after', next);
  return `<${path}?${parameters.toString()}>; rel="next"`;
}
