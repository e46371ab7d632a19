import { z } from 'zod';

const part = z.object({ html: z.string(), css: z.string() });

/** A remote's page in its waiting state, as its build has rendered it without a session and without any answer. */
export const skeleton = z.object({
  /** For an address without a query. */
  page: part,
  /** For any other query: it may choose a tab. */
  withQuery: part,
});
export type Skeleton = z.output<typeof skeleton>;
