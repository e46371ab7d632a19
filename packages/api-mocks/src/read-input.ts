import type { Operation } from '@marquee/contracts/operation';
import type { z } from 'zod';
import { notFound, refusal } from './refusal.ts';

type Input = { params: unknown; query: unknown; body: unknown };
type Parameters = Readonly<Record<string, unknown>>;

/** The received call. `params`: the parameters of the path, by name. `text`: the body. */
export type Call = { address: URL; params: Parameters; text: string };

/**
 * Parses the input of a call with the schemas of the operation. Throws the services' errors: 404 for an invalid path parameter, 400 with
 * the fields for an invalid query or body.
 */
export function readInput(operation: Operation, { address, params, text }: Call): Input {
  const query = Object.fromEntries(address.searchParams);
  return {
    params: operation.params && readParams(operation.params, params),
    query: operation.query && accept(operation.query, query),
    body: operation.body && accept(operation.body, jsonOf(text)),
  };
}

function readParams(schema: z.ZodType, params: Parameters): unknown {
  const parsed = schema.safeParse(params);
  if (!parsed.success) {
    throw notFound();
  }
  return parsed.data;
}

/** A missing body counts as an empty object. Throws a 400 unless the body is an object or a list. */
function jsonOf(text: string): unknown {
  const json = text === '' ? {} : parsed(text);
  if (typeof json !== 'object' || json === null) {
    const message = 'The body is not valid JSON';
    throw refusal({ status: 400, code: 'malformed_body', message, errors: [{ path: '', message }] });
  }
  return json;
}

/** The parsed text; undefined if the text is not valid JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function accept(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) {
    return parsed.data;
  }
  const errors = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  throw refusal({
    status: 400,
    code: 'invalid_input',
    message: errors[0]?.message ?? 'Invalid input',
    errors,
  });
}
