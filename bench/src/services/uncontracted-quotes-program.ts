// The quotes service with one thing taken away: all that its operation that changes a quote says of what comes in and goes out.
import { updateQuote } from '@marquee/contracts/quote-operations';
import { z } from 'zod';

Object.assign(updateQuote, { params: z.looseObject({}), body: z.any(), response: z.any() });
await import('@marquee/quotes/main');
