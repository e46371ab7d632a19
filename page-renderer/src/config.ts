import { z } from 'zod';

/** Contains no secret and no address, because the process makes no calls. */
export const pageRendererConfig = z.object({
  /** The release store; the process only reads it. */
  RELEASES_DIR: z.string().min(1),
});

export type PageRendererConfig = z.output<typeof pageRendererConfig>;
