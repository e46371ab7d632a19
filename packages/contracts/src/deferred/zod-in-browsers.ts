// Past the alias of the build, which has deferred schemas in place of `zod` (docs/decisions/0133).
import * as z from 'zod/v4';

// Zod would try whether it may compile its checks: the content security policy forbids it, and browsers report the try.
z.config({ jitless: true });

/** The functions of zod that contracts and forms make schemas with, by the names that deferred schemas call them. */
export const zodInBrowsers = {
  array: z.array,
  boolean: z.boolean,
  discriminatedUnion: z.discriminatedUnion,
  enum: z.enum,
  int: z.int,
  'iso.datetime': z.iso.datetime,
  literal: z.literal,
  looseObject: z.looseObject,
  null: z.null,
  number: z.number,
  object: z.object,
  partialRecord: z.partialRecord,
  record: z.record,
  string: z.string,
  undefined: z.undefined,
  union: z.union,
  unknown: z.unknown,
  url: z.url,
  uuid: z.uuid,
};
