import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';

import type { Described, Schema } from './description.ts';
import { nastyText, nastyValue } from './nasty.ts';
import { sound, soundObject } from './sound.ts';

/** The request; `body` undefined: none. `content`: replaces the body by text that is not JSON. */
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
  const whole = fc.record({
    params: segments(texts(params, fc.constant({}))),
    query: texts(query, fc.constant({})),
    body: body === null ? fc.constant(undefined) : sound(body),
  });
  const spoiled = [
    ...(hasAny(params) ? [spoil(whole, 'params', segments(texts(params, spoilOne(params, nastyText))))] : []),
    ...(hasAny(query) ? [spoil(whole, 'query', texts(query, spoilOne(query, queryText)))] : []),
    ...(body === null ? [] : spoiledBodies(body).map((bad) => spoil(whole, 'body', bad))),
    // Its only defect is that the record does not exist.
    ...(hasAny(params) ? [whole] : []),
  ];
  return fc
    .oneof(
      { arbitrary: fc.oneof(...spoiled), weight: 24 },
      { arbitrary: cutOff(whole), weight: body === null ? 0 : 1 },
    )
    .map((request) => ({ name, method, path, ...request }));
}

type Whole = Pick<BadRequest, 'params' | 'query' | 'body'>;

function spoil<Part extends keyof Whole>(
  whole: Arbitrary<Whole>,
  part: Part,
  bad: Arbitrary<Whole[Part]>,
): Arbitrary<Whole> {
  return fc.tuple(whole, bad).map(([good, value]) => ({ ...good, [part]: value }));
}

function spoiledBodies(body: Schema): Arbitrary<unknown>[] {
  const { properties = {}, required = [] } = body;
  const without = fc.tuple(soundObject(body), fc.constantFrom(...(required.length > 0 ? required : [''])));
  return [
    ...(hasAny(properties) ? Array.from({ length: 4 }, () => spoilInside(body)) : []),
    without.map(([good, name]) => Object.fromEntries(Object.entries(good).filter(([one]) => one !== name))),
    // Anything but an object or a list is rejected while it is parsed.
    nastyValue.filter((value) => typeof value === 'object' && value !== null),
  ];
}

/** A truncated body: rejected while it is parsed, before its content is read. */
function cutOff(whole: Arbitrary<Whole>): Arbitrary<Whole & { content: string }> {
  return whole.map((good) => ({ ...good, content: `{"a":${JSON.stringify(good.body ?? null)}` }));
}

/** One existing or additional property of a wrong kind. */
function spoilInside(body: Schema): Arbitrary<unknown> {
  const names = Object.keys(body.properties ?? {});
  return fc
    .tuple(soundObject(body), fc.constantFrom(...names), nastyValue)
    .map(([good, name, value]) => ({ ...good, [name]: value }));
}

function texts(schemas: Readonly<Record<string, Schema>>, changes: Arbitrary<Values>) {
  const good = fc.record(
    Object.fromEntries(Object.entries(schemas).map(([name, one]) => [name, sound(one)])),
  );
  return fc
    .tuple(good, changes)
    .map(([values, changed]) =>
      Object.fromEntries(
        Object.entries({ ...values, ...changed }).map(([name, value]) => [name, String(value)]),
      ),
    );
}

function spoilOne(schemas: Readonly<Record<string, Schema>>, text: Arbitrary<string>): Arbitrary<Values> {
  return fc
    .tuple(fc.constantFrom(...Object.keys(schemas)), text)
    .map(([name, value]): Values => ({ [name]: value }));
}

/** Longer than any query may be, but short enough that the web server accepts the address. */
const queryText = nastyText.map((text) => text.slice(0, 3_000));

/** Each stays one segment of the path: other spellings concern the gateway, and S4. */
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
