import { z } from 'zod';
import type { DescribedOperation } from './described-operation.ts';
import { listQuery } from './list-query.ts';
import type { Operation } from './operation.ts';
import * as requests from './quote-requests.ts';
import { quoteStatus } from './quote-statuses.ts';
import * as quotes from './quotes.ts';
import { optionalText } from './text.ts';
import { workflowRow } from './workflow.ts';

export const quoteParams = z.object({ id: z.uuid() });

/** `search` matches a part of the event's name, or of the client's name or email, ignoring case. */
export const quoteSearchQuery = listQuery.extend({ search: optionalText(100) });

export const quoteListQuery = quoteSearchQuery.extend({ status: quoteStatus.optional() });

export const listQuotes = {
  method: 'get',
  path: '/quotes',
  service: 'quotes',
  actor: 'provider',
  summary: 'The provider’s quotes, most recently changed first',
  query: quoteListQuery,
  status: 200,
  response: z.array(quotes.providerQuote),
  list: true,
} as const satisfies Operation;

export const listQuotesApprovedForReview = {
  ...listQuotes,
  path: '/quotes/approved-for-review',
  query: quoteSearchQuery,
  summary: 'The provider’s quotes that are ready for review',
} as const satisfies Operation;

export const createQuote = {
  method: 'post',
  path: '/quotes',
  service: 'quotes',
  actor: 'provider',
  summary: 'Create a quote by hand for an email address',
  body: requests.quoteRequest,
  status: 201,
  response: quotes.providerQuote,
  refuses: [402],
} as const satisfies DescribedOperation;

export const createQuoteFromRequest = {
  method: 'post',
  path: '/provider/events/:id/create-quote',
  service: 'quotes',
  actor: 'provider',
  summary:
    'Create a quote from an event request, or return its open quote; `isNew` is true for a created quote',
  params: quoteParams,
  status: 200,
  response: quotes.quoteFromRequest,
  refuses: [402],
} as const satisfies DescribedOperation;

export const getQuote = {
  method: 'get',
  path: '/quotes/:id',
  service: 'quotes',
  actor: 'provider',
  summary: 'One of the provider’s quotes',
  params: quoteParams,
  status: 200,
  response: quotes.providerQuote,
} as const satisfies Operation;

export const getQuotePdf = {
  ...getQuote,
  path: '/quotes/:id/pdf',
  summary:
    'One of the provider’s quotes, as a PDF document: the working copy, and whether it was sent; 503 while too many documents are being rendered',
  response: z.string(),
  file: 'application/pdf',
} as const satisfies Operation;

export const updateQuote = {
  method: 'patch',
  path: '/quotes/:id',
  service: 'quotes',
  actor: 'provider',
  summary: 'Rename the event, set notes, discount, validity or payment schedule, or archive',
  params: quoteParams,
  body: requests.quoteUpdate,
  status: 200,
  response: quotes.providerQuote,
  refuses: [422],
} as const satisfies DescribedOperation;

export const getQuoteHistory = {
  method: 'get',
  path: '/quotes/:id/history',
  service: 'quotes',
  actor: 'provider',
  summary: 'The history of a quote, newest first',
  params: quoteParams,
  status: 200,
  response: z.array(quotes.quoteHistoryEntry),
} as const satisfies Operation;

export const getWorkflow = {
  method: 'get',
  path: '/provider/workflow',
  service: 'quotes',
  actor: 'provider',
  summary: 'Rows of the pipeline, latest event date first',
  query: listQuery,
  status: 200,
  response: z.array(workflowRow),
  list: true,
} as const satisfies Operation;
