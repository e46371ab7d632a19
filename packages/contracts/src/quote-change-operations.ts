import { z } from 'zod';
import type { DescribedOperation } from './described-operation.ts';
import type { Operation } from './operation.ts';
import { lineItemRequest } from './priced-lines.ts';
import { quoteParams } from './quote-operations.ts';
import * as quotes from './quotes.ts';
import { basis, basisQuery } from './revision.ts';

export const addLineItem = {
  method: 'post',
  path: '/quotes/:id/line-items',
  service: 'quotes',
  actor: 'provider',
  summary: 'Add a service line; a negative amount is a discount',
  params: quoteParams,
  body: lineItemRequest,
  status: 201,
  response: quotes.providerQuote,
} as const satisfies Operation;

export const removeLineItem = {
  method: 'delete',
  path: '/quotes/:id/line-items/:lineItemId',
  service: 'quotes',
  actor: 'provider',
  summary: 'Remove a service line; repeating it changes nothing',
  params: z.object({ id: z.uuid(), lineItemId: z.uuid() }),
  query: basisQuery,
  status: 200,
  response: quotes.providerQuote,
  refuses: [422],
} as const satisfies DescribedOperation;

export const approveQuoteForReview = {
  method: 'post',
  path: '/quotes/:id/approve-for-review',
  service: 'quotes',
  actor: 'provider',
  summary: 'Approve a draft that has at least one service',
  params: quoteParams,
  body: basis,
  status: 200,
  response: quotes.providerQuote,
} as const satisfies Operation;

export const sendQuoteToClient = {
  method: 'post',
  path: '/quotes/:id/send-to-client',
  service: 'quotes',
  actor: 'provider',
  summary:
    'Freeze a numbered version and send it; 429 when the provider has sent too many in a day. `email` states what delays the email to a client who has not written to the provider',
  params: quoteParams,
  body: basis,
  status: 200,
  response: quotes.providerQuote,
  refuses: [402],
} as const satisfies DescribedOperation;

export const withdrawQuote = {
  method: 'post',
  path: '/quotes/:id/withdraw',
  service: 'quotes',
  actor: 'provider',
  summary:
    'Withdraw the last sent version; the quote is a working copy that cannot be accepted until it is sent again; repeating it changes nothing',
  params: quoteParams,
  body: basis,
  status: 200,
  response: quotes.providerQuote,
} as const satisfies Operation;

export const copyDiscardedChanges = {
  method: 'post',
  path: '/quotes/:id/copy-discarded-changes',
  service: 'quotes',
  actor: 'provider',
  summary: 'Create a quote for the same client from the changes that the acceptance of this one discarded',
  params: quoteParams,
  status: 201,
  response: quotes.providerQuote,
  refuses: [402],
} as const satisfies DescribedOperation;
