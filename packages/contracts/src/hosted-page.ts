import { z } from 'zod';

/** An address at the payment processor, valid for a short time and only for its requester. */
export const hostedPage = z.object({ url: z.url() });
