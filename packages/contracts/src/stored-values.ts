import { z } from 'zod';
import { isDeferred } from './deferred/recipe.ts';

/**
 * The schema for changes of a record with the values `stored`. It accepts an unchanged text even if the text violates a newer rule, but
 * still rejects a blank text.
 */
export function acceptingStored<Schema extends z.ZodObject>(
  schema: Schema,
  stored: Readonly<Record<string, unknown>>,
): Schema {
  const kept = Object.entries(stored).flatMap(([name, value]) => {
    const field = schema.shape[name] as z.ZodType | undefined;
    const isKept = field !== undefined && holdsText(value) && !isKnownToAccept(field, value);
    return isKept ? [[name, unlessUnchanged(field, value)] as const] : [];
  });
  // The fields accept and return the same types as those of the schema.
  return kept.length === 0 ? schema : (schema.safeExtend(Object.fromEntries(kept)) as unknown as Schema);
}

/** False for a deferred schema, because in a browser the rules may not be loaded yet. */
function isKnownToAccept(field: z.ZodType, value: unknown): boolean {
  return !isDeferred(field) && field.safeParse(value).success;
}

function holdsText(value: unknown): boolean {
  return Array.isArray(value) ? value.some(holdsText) : typeof value === 'string' && value.trim() !== '';
}

function unlessUnchanged(field: z.ZodType, stored: unknown): z.ZodType {
  const kept = z.unknown().transform((typed, context) => {
    const parsed = field.safeParse(typed);
    if (parsed.success) {
      return parsed.data;
    }
    if (JSON.stringify(typed) === JSON.stringify(stored)) {
      return stored;
    }
    for (const { message, path } of parsed.error.issues) {
      context.addIssue({ code: 'custom', message, path });
    }
    return z.NEVER;
  });
  return field.safeParse(undefined).success ? kept.optional() : kept;
}
