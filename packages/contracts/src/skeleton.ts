import { z } from 'zod';

const part = z.object({ html: z.string(), css: z.string() });

/** A remote's page in its loading state, as the build has rendered it without a session and without any API answer. */
export const skeleton = z.object({
  /** The loading state at an address without a query. */
  page: part,
  /** The loading state at an address with a query. It may differ from `page`, because a query can choose a tab. */
  withQuery: part,
});
export type Skeleton = z.output<typeof skeleton>;
