// The quotes service without one thing: the input and output schemas of its operation that changes a quote.
import { updateQuote } from '@marquee/contracts/quote-operations';
import { z } from 'zod';

Object.assign(updateQuote, { params: z.looseObject({}), body: z.any(), response: z.any() });
await import('@marquee/quotes/main');
