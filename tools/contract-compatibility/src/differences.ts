import { isDeepStrictEqual } from 'node:util';

/** The differences of two descriptions, each as the place and how it changed; empty if there are none. */
export function differences(before: unknown, now: unknown, at: string): string[] {
  if (isDeepStrictEqual(before, now)) {
    return [];
  }
  if (!isObject(before) || !isObject(now)) {
    return [`${at} has changed`];
  }
  const names = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...names].flatMap((name) => {
    if (name === 'required') {
      return requiredDifferences(before, now, at);
    }
    const place = transparentKeywords.includes(name) ? at : `${at}.${name}`;
    if (!(name in before)) {
      return [`${place} is new`];
    }
    return name in now ? differences(before[name], now[name], place) : [`${place} was removed`];
  });
}

/** Keywords of JSON Schema that are omitted from a difference's place, because they are not names of fields. */
const transparentKeywords = ['properties'];

type JsonObject = Readonly<Record<string, unknown>>;

/** Compares only fields that exist on both sides, because new and removed fields are already reported. */
function requiredDifferences(before: JsonObject, now: JsonObject, at: string): string[] {
  const stayed = Object.keys(namesIn(before)).filter((name) => name in namesIn(now));
  const [was, is] = [new Set([before.required].flat()), new Set([now.required].flat())];
  return stayed
    .filter((name) => was.has(name) !== is.has(name))
    .map((name) => `${at}.${name} is ${is.has(name) ? 'now required' : 'now optional'}`);
}

function namesIn({ properties }: JsonObject): JsonObject {
  return isObject(properties) ? properties : {};
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
