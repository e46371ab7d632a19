import { z } from 'zod';

/** An address at the card processor, good for a while and for who asked for it alone. */
export const hostedPage = z.object({ url: z.url() });
