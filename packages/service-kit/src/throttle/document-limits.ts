import type { Limit } from './limit.ts';

const tooBusy = {
  ...{ windowMs: null, count: 8, code: 'documents_busy' },
  message: 'Many documents are being drawn right now. Please try again in a moment.',
  counts:
    'documents of one account that wait to be rendered, at each process; all callers without a session count as one account',
  reason: 'One account could block the documents of all others.',
} as const;

const tooLong = {
  ...{ windowMs: null, count: 2_500, code: 'document_shortened' },
  message: 'Long texts are cut in this document.',
  counts: 'lines of one document; longer texts are cut, and the document names the page with the full text',
  reason: 'A quote full of line breaks would occupy the processor for seconds.',
} as const;

const tooManyPages = {
  ...{ windowMs: null, count: 100, code: 'document_shortened' },
  message: 'Long texts are cut in this document.',
  counts: 'pages of one document; longer texts are cut, and the document names the page with the full text',
  reason: 'Lines of tall letters would fill hundreds of pages.',
} as const;

const tooSlow = {
  ...{ windowMs: null, count: 7, code: 'document_too_slow' },
  message: 'This document takes too long to draw. Please try again in a moment, or read it on its page.',
  counts: 'seconds after which rendering a document is aborted, counted from the start of its worker thread',
  reason: 'Rendering that never ends would block every other document.',
} as const;

/** Limits of the services that render documents. */
export const documentLimits = {
  QUOTE_DOCUMENT_WAIT_LIMIT: { ...tooBusy, service: 'quotes' },
  QUOTE_DOCUMENT_LINE_LIMIT: { ...tooLong, service: 'quotes' },
  QUOTE_DOCUMENT_PAGE_LIMIT: { ...tooManyPages, service: 'quotes' },
  QUOTE_DOCUMENT_SECONDS_LIMIT: { ...tooSlow, service: 'quotes' },
  INVOICE_DOCUMENT_WAIT_LIMIT: { ...tooBusy, service: 'billing' },
  INVOICE_DOCUMENT_LINE_LIMIT: { ...tooLong, service: 'billing' },
  INVOICE_DOCUMENT_PAGE_LIMIT: { ...tooManyPages, service: 'billing' },
  INVOICE_DOCUMENT_SECONDS_LIMIT: { ...tooSlow, service: 'billing' },
} as const satisfies Record<string, Limit>;

export type DocumentKind = 'QUOTE' | 'INVOICE';
