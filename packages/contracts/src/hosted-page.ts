import { z } from 'zod';

/** The address of a page of the payment processor, valid for a short time and only for the account that requested it. */
export const hostedPage = z.object({ url: z.url() });
