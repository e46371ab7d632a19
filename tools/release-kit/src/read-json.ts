import { z } from 'zod';
import { contentOf } from './files.ts';
import { FileNotFound, Refusal } from './refusal.ts';

const timeoutMs = 5_000;

/** Reads a JSON file from a path or an HTTP address. Throws a Refusal that names `place` if the file is missing, invalid or unreadable. */
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

/** Null if the server answers that there is no such file. Throws a Refusal for any other error status, or if the server does not answer. */
async function fetchText(url: string): Promise<string | null> {
  const noResponse = () => new Refusal([`${url} cannot be read: no response`]);
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) }).catch(() => {
    throw noResponse();
  });
  if (response.status === 404) {
    return null;
  }
  if (!response.ok) {
    throw new Refusal([`${url} cannot be read: the server answered ${response.status}`]);
  }
  return response.text().catch(() => {
    throw noResponse();
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
