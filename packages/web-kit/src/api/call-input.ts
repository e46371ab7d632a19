import type { Operation } from '@marquee/contracts/operation';
import type { z } from 'zod';

/** `{ params, query, body }`, with the keys that the operation declares; `void` if it declares none. */
export type CallInput<Op extends Operation> = OptionalWhenEmpty<
  Flat<Part<Op, 'params'> & Part<Op, 'query'> & Part<Op, 'body'>>
>;

type Part<Op, Key extends 'params' | 'query' | 'body'> =
  Op extends Record<Key, infer Schema extends z.ZodType> ? Keyed<Key, z.input<Schema>> : unknown;

type Keyed<Key extends string, Value> = Key extends 'query'
  ? Partial<Record<Key, Value>>
  : undefined extends Value
    ? Partial<Record<Key, Value>>
    : Record<Key, Value>;

type Flat<Parts> = { [Key in keyof Parts]: Parts[Key] };

/* eslint-disable @typescript-eslint/no-invalid-void-type -- an argument of type void can be omitted, one of type undefined cannot */
type OptionalWhenEmpty<Parts> = keyof Parts extends never
  ? void
  : Partial<Parts> extends Parts
    ? Parts | void
    : Parts;
