import type { RenderInput } from '@marquee/contracts/page-rendering';
import { z } from 'zod';

/** A message to a bundle's process, as one line of JSON. The first message has the bundle's source; each later one requests a page. */
export type ToBundle = { source: string } | { input: RenderInput };

/** `failure`: the name and stack position of the error, without its message, which could quote a page's content. */
const fromBundle = z.union([
  z.object({ id: z.int(), failure: z.string() }),
  z.object({ id: z.int(), page: z.unknown() }),
]);
export type FromBundle = z.output<typeof fromBundle>;

/** Parses a line. Returns null if the line is not a message, because a bundle may write anything. */
export function readMessage(line: string): FromBundle | null {
  try {
    return fromBundle.parse(JSON.parse(line));
  } catch {
    return null;
  }
}
