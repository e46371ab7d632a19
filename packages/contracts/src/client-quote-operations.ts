import { z } from 'zod';
import { listQuery } from './list-query.ts';
import type { Operation } from './operation.ts';
import { quoteParams } from './quote-operations.ts';
import * as quotes from './quotes.ts';
import { basedOn } from './revision.ts';

export const getClientQuote = {
  method: 'get',
  path: '/client/quote',
  service: 'quotes',
  actor: 'client',
  summary: 'The newest quote sent to the client, or null',
  status: 200,
  response: quotes.clientQuoteSummary,
} as const satisfies Operation;

export const listClientQuotes = {
  method: 'get',
  path: '/client/quotes',
  service: 'quotes',
  actor: 'client',
  summary: 'Quotes sent to the client, most recently sent first',
  query: listQuery,
  status: 200,
  response: z.array(quotes.clientQuote),
  list: true,
} as const satisfies Operation;

export const countWaitingQuotes = {
  method: 'get',
  path: '/client/quotes/waiting',
  service: 'quotes',
  actor: 'client',
  summary: 'Number of quotes created by hand that wait until the client’s email address is verified',
  status: 200,
  response: z.object({ count: z.int() }),
} as const satisfies Operation;

export const acceptance = z.object({ version: z.int().positive().optional(), ...basedOn });

export const acceptClientQuote = {
  method: 'post',
  path: '/client/quotes/:id/accept',
  service: 'quotes',
  actor: 'client',
  summary: 'Accept the last sent version; if given, `version` must be its number',
  params: quoteParams,
  body: acceptance.optional(),
  status: 200,
  response: quotes.clientQuote,
} as const satisfies Operation;

export const getClientQuotePdf = {
  method: 'get',
  path: '/client/quotes/:id/pdf',
  service: 'quotes',
  actor: 'client',
  summary: 'A quote sent to the client, as a PDF document; 503 while too many documents are being rendered',
  params: quoteParams,
  status: 200,
  response: z.string(),
  file: 'application/pdf',
} as const satisfies Operation;

export const getPublicQuote = {
  method: 'get',
  path: '/public/quote/:id',
  service: 'quotes',
  actor: 'anyone',
  summary: 'A quote by its share URL; anyone who has the URL may read it',
  params: quoteParams,
  status: 200,
  response: quotes.publicQuote,
} as const satisfies Operation;

export const getPublicQuotePdf = {
  ...getPublicQuote,
  path: '/public/quote/:id/pdf',
  summary: 'A quote by its share URL, as a PDF document; 503 while too many documents are being rendered',
  response: z.string(),
  file: 'application/pdf',
} as const satisfies Operation;
