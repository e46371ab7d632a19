import type { RenderInput } from '@marquee/contracts/page-rendering';
import { z } from 'zod';

/** A message to a bundle's process, one JSON text per line: first the bundle's text, then questions. */
export type ToBundle = { source: string } | { question: RenderInput };

/** `failure`: the kind of error and its stack position. Its message could quote a page's content. */
const fromBundle = z.union([
  z.object({ id: z.int(), failure: z.string() }),
  z.object({ id: z.int(), page: z.unknown() }),
]);
export type FromBundle = z.output<typeof fromBundle>;

/** Null for a line that is no message, because a bundle may write anything. */
export function readMessage(line: string): FromBundle | null {
  try {
    return fromBundle.parse(JSON.parse(line));
  } catch {
    return null;
  }
}
