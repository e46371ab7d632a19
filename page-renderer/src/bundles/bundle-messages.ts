import type { PageQuestion } from '@marquee/contracts/page-rendering';
import { z } from 'zod';

/** To the process of a bundle, one JSON text a line: the bundle's text, once, and then questions. */
export type ToBundle = { source: string } | { question: PageQuestion };

/** `failure`: the kind of error and where it was thrown. Its message could quote what is on a page. */
const fromBundle = z.union([
  z.object({ id: z.int(), failure: z.string() }),
  z.object({ id: z.int(), page: z.unknown() }),
]);
export type FromBundle = z.output<typeof fromBundle>;

/** Null for a line that is no message: a bundle may write what it likes. */
export function readMessage(line: string): FromBundle | null {
  try {
    return fromBundle.parse(JSON.parse(line));
  } catch {
    return null;
  }
}
