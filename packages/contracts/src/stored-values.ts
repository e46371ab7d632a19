import { z } from 'zod';

/**
 * The schema of a change to a record that reads as `stored`: a text that comes back as it was read is not refused by a rule that is newer than
 * the text. A blank text is refused as ever.
 */
export function acceptingStored<Schema extends z.ZodObject>(
  schema: Schema,
  stored: Readonly<Record<string, unknown>>,
): Schema {
  const kept = Object.entries(stored).flatMap(([name, value]) => {
    const field = schema.shape[name] as z.ZodType | undefined;
    const isKept = field !== undefined && holdsText(value) && !field.safeParse(value).success;
    return isKept ? [[name, unlessUnchanged(field, value)] as const] : [];
  });
  // The fields accept and give what those of the schema do.
  return kept.length === 0 ? schema : (schema.safeExtend(Object.fromEntries(kept)) as unknown as Schema);
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
