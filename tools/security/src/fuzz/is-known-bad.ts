import type { BadRequest } from './bad-request.ts';
import { knownFields } from './known-fields.ts';
import type { Kind, KnownField } from './known-fields.ts';

type Values = Readonly<Record<string, unknown>>;

/** Every longer text in a query must be rejected. */
const longestText = 2_500;

/**
 * Whether a correct service must reject the request: it cannot be parsed, its record does not exist, or a value is missing, too long or of
 * another kind. Independent of the product's own schemas.
 */
export function isKnownBad({ name, params, query, body, content }: BadRequest): boolean {
  if (content !== undefined || Object.keys(params).length > 0) {
    return true;
  }
  const fields = knownFields.get(name) ?? [];
  if (body === undefined) {
    return fields.some((field) => isBadText(field, query[field.name]));
  }
  // The body as it arrives, because JSON drops some values.
  const arriving = JSON.parse(JSON.stringify(body)) as Values | unknown[];
  return Array.isArray(arriving) || fields.some((field) => isBadValue(field, arriving));
}

function isBadText({ kind }: KnownField, text: string | undefined): boolean {
  return text !== undefined && (text.length > longestText || !(spelling[kind]?.test(text) ?? true));
}

const spelling: Partial<Record<Kind, RegExp>> = {
  limit: /^\d+$/,
  word: /^[\w-]+$/,
  instant: /\d{4}/,
};

function isBadValue({ name, kind, isRequired }: KnownField, values: Values): boolean {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  return value === undefined ? isRequired : !isOfKind(kind, value);
}

function isOfKind(kind: Kind, value: unknown): boolean {
  switch (kind) {
    case 'number':
      return typeof value === 'number';
    case 'flag':
      return typeof value === 'boolean';
    case 'list':
      return Array.isArray(value);
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    case 'text':
    case 'limit':
    case 'word':
    case 'instant':
      return typeof value === 'string';
  }
}
