import { z } from 'zod';
import { contentOf } from './files.ts';
import { NotThere, Refusal } from './refusal.ts';

/** A file that is not there or not as it must be is a refusal that names it. */
export async function readJson<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const content = await contentOf(file);
  if (content === null) {
    throw NotThere.named(file);
  }
  const parsed = schema.safeParse(jsonOf(content.toString()));
  if (!parsed.success) {
    throw new Refusal([`${file} cannot be read: ${z.prettifyError(parsed.error)}`]);
  }
  return parsed.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
