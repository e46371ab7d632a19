// The quotes service without the input schemas of the operation that changes a quote.
import { updateQuote } from '@marquee/contracts/quote-operations';
import { z } from 'zod';

Object.assign(updateQuote, { params: z.looseObject({}), body: z.any() });
await import('@marquee/quotes/main');
