// The quotes service with one thing taken away: what its operation that changes a quote says of what comes in.
import { updateQuote } from '@marquee/contracts/quote-operations';
import { z } from 'zod';

Object.assign(updateQuote, { params: z.looseObject({}), body: z.any() });
await import('@marquee/quotes/main');
