import { getClientQuotePdf, listClientQuotes } from '@marquee/contracts/client-quote-operations';
import * as invoices from '@marquee/contracts/invoice-operations';
import type { Operation } from '@marquee/contracts/operation';
import * as quotes from '@marquee/contracts/quote-operations';
import { operationUrl } from '@marquee/service-kit/http/operation-url';

import type { OperatorClient } from '../../src/messages/operator-client.ts';
import type { SignedInAccounts } from './sign-in-all.ts';
import { readLists } from './sign-in-all.ts';

/** Reads the PDF of each quote and invoice that the accounts can read. Returns a description of each that is not a PDF, and their number. */
export async function readDocuments(
  url: string,
  { clients, providers }: SignedInAccounts,
): Promise<{ count: number; unreadable: string[] }> {
  const wanted = [
    ...named(quotes.getQuotePdf, await readLists(providers, quotes.listQuotes)),
    ...named(getClientQuotePdf, await readLists(clients, listClientQuotes)),
    ...named(invoices.getInvoicePdf, await readLists(providers, invoices.listInvoices)),
    ...named(invoices.getClientInvoicePdf, await readLists(clients, invoices.listClientInvoices)),
  ];
  const unreadable: string[] = [];
  for (const { operation, reader, id } of wanted) {
    const path = operationUrl(operation, { params: { id } });
    const response = await fetch(`${url}/api${path}`, { headers: { cookie: reader.cookie() } });
    const text = await response.text();
    if (response.status !== 200 || !text.startsWith('%PDF-')) {
      unreadable.push(`${path}: ${response.status} ${text.slice(0, 200)}`);
    }
  }
  return { count: wanted.length, unreadable };
}

type Listed = { reader: OperatorClient; row: { id: string } };

function named(operation: Operation, listed: readonly Listed[]) {
  return listed.map(({ reader, row: { id } }) => ({ operation, reader, id }));
}
