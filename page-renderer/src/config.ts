import { z } from 'zod';

/** No secret, and no address of another process: it calls nobody. */
export const pageRendererConfig = z.object({
  /** The release store, which it only reads. */
  RELEASES_DIR: z.string().min(1),
});

export type PageRendererConfig = z.output<typeof pageRendererConfig>;
