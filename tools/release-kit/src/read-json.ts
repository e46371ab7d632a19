import { z } from 'zod';
import { contentOf } from './files.ts';
import { FileNotFound, Refusal } from './refusal.ts';

const timeoutMs = 5_000;

/** Reads a JSON file from a path or an HTTP address. Throws a Refusal that names `place` if the file is missing or invalid. */
export async function readJson<Schema extends z.ZodType>(
  place: string,
  schema: Schema,
): Promise<z.output<Schema>> {
  const content = isAddress(place) ? await fetchText(place) : await contentOf(place);
  if (content === null) {
    throw FileNotFound.named(place);
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

/** Null if the server answers with an error status. Throws a Refusal if the server does not answer. */
async function fetchText(url: string): Promise<string | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    return response.ok ? await response.text() : null;
  } catch {
    throw new Refusal([`${url} cannot be read: no response`]);
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
