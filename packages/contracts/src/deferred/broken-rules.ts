import { readValue, refused } from './read-value.ts';
import { isDeferred } from './recipe.ts';
import type { Deferred } from './recipe.ts';

type Issue = { message: string; path: string[] };
type Refinement = [isMet: (value: unknown) => unknown, refusal?: Partial<Issue> | string];

/**
 * The refusals of rules about several fields of a form, without zod. Some of them no server repeats, as that a password was typed twice the
 * same. A form that is not readable otherwise has none: the server refuses it.
 */
export function brokenRulesOf(schema: unknown, values: unknown): Issue[] {
  if (!isDeferred(schema)) {
    return [];
  }
  const { on, name, args } = schema['~recipe'];
  if (on === null) {
    return [];
  }
  return name === 'refine' ? brokenRefinement(on, args as Refinement, values) : brokenRulesOf(on, values);
}

function brokenRefinement(on: Deferred, [isMet, refusal = {}]: Refinement, values: unknown): Issue[] {
  const read = readValue(on, values);
  if (read === refused || isMet(read)) {
    return brokenRulesOf(on, values);
  }
  const { message = '', path = [] } = typeof refusal === 'string' ? { message: refusal } : refusal;
  return [{ message, path }, ...brokenRulesOf(on, values)];
}
