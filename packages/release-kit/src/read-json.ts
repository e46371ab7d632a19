import { z } from 'zod';
import { contentOf } from './files.ts';
import { NotThere, Refusal } from './refusal.ts';

const patienceMs = 5_000;

/** `place`: a file or its address. Throws a Refusal with the name if it is missing or invalid. */
export async function readJson<Schema extends z.ZodType>(
  place: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const content = isAddress(place) ? await answerOf(place) : await contentOf(place);
  if (content === null) {
    throw NotThere.named(place);
  }
  const parsed = schema.safeParse(jsonOf(content.toString()));
  if (!parsed.success) {
    throw new Refusal([`${place} cannot be read: ${z.prettifyError(parsed.error)}`]);
  }
  return parsed.data;
}

export function isAddress(place: string): boolean {
  return /^https?:/.test(place);
}

/** Null if the server has no such file. */
async function answerOf(url: string): Promise<string | null> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(patienceMs) });
    return answer.ok ? await answer.text() : null;
  } catch {
    throw new Refusal([`${url} cannot be read: nobody answers there`]);
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
