import type { FormError } from '../../src/index.ts';

const fields = [
  'name',
  'date',
  'start time',
  'place',
  'guests',
  'budget',
  'services',
  'first name',
  'last name',
  'email',
  'phone',
];

/** Errors in eleven fields. */
export const manyErrors: readonly FormError[] = fields.map((field) => ({
  name: field,
  message: `Fill in the ${field}.`,
}));
