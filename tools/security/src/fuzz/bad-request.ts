import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';

import type { Described, Schema } from './description.ts';
import { textPayload, valuePayload } from './payloads.ts';
import { validValue, validObject } from './valid-value.ts';

/** `body`: undefined for a request without one. `content`: replaces the body by text that is not JSON. */
export type BadRequest = {
  name: string;
  method: string;
  path: string;
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  body: unknown;
  content?: string;
};

type Values = Readonly<Record<string, unknown>>;

/** A request of this operation with a defect in its address, its query or its body. */
export function badRequest(described: Described): Arbitrary<BadRequest> {
  const { name, method, path, params, query, body } = described;
  const valid = fc.record({
    params: segments(texts(params, fc.constant({}))),
    query: texts(query, fc.constant({})),
    body: body === null ? fc.constant(undefined) : validValue(body),
  });
  const corrupted = [
    ...(hasAny(params)
      ? [corrupt(valid, 'params', segments(texts(params, corruptOne(params, textPayload))))]
      : []),
    ...(hasAny(query) ? [corrupt(valid, 'query', texts(query, corruptOne(query, queryText)))] : []),
    ...(body === null ? [] : corruptedBodies(body).map((bad) => corrupt(valid, 'body', bad))),
    // The only defect of this request is that its record does not exist.
    ...(hasAny(params) ? [valid] : []),
  ];
  return fc
    .oneof(
      { arbitrary: fc.oneof(...corrupted), weight: 24 },
      { arbitrary: truncated(valid), weight: body === null ? 0 : 1 },
    )
    .map((request) => ({ name, method, path, ...request }));
}

type RequestParts = Pick<BadRequest, 'params' | 'query' | 'body'>;

function corrupt<Part extends keyof RequestParts>(
  valid: Arbitrary<RequestParts>,
  part: Part,
  bad: Arbitrary<RequestParts[Part]>,
): Arbitrary<RequestParts> {
  return fc.tuple(valid, bad).map(([good, value]) => ({ ...good, [part]: value }));
}

function corruptedBodies(body: Schema): Arbitrary<unknown>[] {
  const { properties = {}, required = [] } = body;
  const without = fc.tuple(validObject(body), fc.constantFrom(...(required.length > 0 ? required : [''])));
  return [
    ...(hasAny(properties) ? Array.from({ length: 4 }, () => corruptProperty(body)) : []),
    without.map(([good, name]) => Object.fromEntries(Object.entries(good).filter(([one]) => one !== name))),
    // Only objects and lists: any other body is rejected while it is parsed.
    valuePayload.filter((value) => typeof value === 'object' && value !== null),
  ];
}

/** Truncates the body, which is then rejected while it is parsed, before its content is read. */
function truncated(valid: Arbitrary<RequestParts>): Arbitrary<RequestParts & { content: string }> {
  return valid.map((good) => ({ ...good, content: `{"a":${JSON.stringify(good.body ?? null)}` }));
}

/** Gives one property a wrong value. */
function corruptProperty(body: Schema): Arbitrary<unknown> {
  const names = Object.keys(body.properties ?? {});
  return fc
    .tuple(validObject(body), fc.constantFrom(...names), valuePayload)
    .map(([good, name, value]) => ({ ...good, [name]: value }));
}

function texts(schemas: Readonly<Record<string, Schema>>, changes: Arbitrary<Values>) {
  const good = fc.record(
    Object.fromEntries(Object.entries(schemas).map(([name, one]) => [name, validValue(one)])),
  );
  return fc
    .tuple(good, changes)
    .map(([values, changed]) =>
      Object.fromEntries(
        Object.entries({ ...values, ...changed }).map(([name, value]) => [name, String(value)]),
      ),
    );
}

function corruptOne(schemas: Readonly<Record<string, Schema>>, text: Arbitrary<string>): Arbitrary<Values> {
  return fc
    .tuple(fc.constantFrom(...Object.keys(schemas)), text)
    .map(([name, value]): Values => ({ [name]: value }));
}

/** Hostile texts, shortened to 3,000 characters: longer than every limit of a query, but short enough for the web server. */
const queryText = textPayload.map((text) => text.slice(0, 3_000));

/** Removes characters with which a parameter would become several segments of the path. S4 tests such paths at the gateway. */
function segments(params: Arbitrary<Record<string, string>>): Arbitrary<Record<string, string>> {
  return params.map((values) =>
    Object.fromEntries(Object.entries(values).map(([name, text]) => [name, toSegment(text)])),
  );
}

function toSegment(text: string): string {
  const safe = text.replaceAll(/[/\\\p{Cc}\p{Cs}.]/gu, '-').slice(0, 500);
  return safe.trim() === '' ? 'nothing' : safe;
}

function hasAny(schemas: object): boolean {
  return Object.keys(schemas).length > 0;
}
