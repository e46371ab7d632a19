import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';

import type { Schema } from './description.ts';
import { valuePayload } from './payloads.ts';

/** The valid body with an unusual value in one of the properties that the description names. */
export function unusualBody(valid: unknown, { properties = {} }: Schema): Arbitrary<unknown> {
  const names = Object.keys(properties);
  return fc
    .tuple(fc.constantFrom(...names), valuePayload)
    .map(([name, value]) => ({ ...(valid as object | undefined), [name]: value }));
}
