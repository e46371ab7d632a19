import * as api from '@marquee/contracts/billing-address-operations';
import { getClientInvoice, getInvoice } from '@marquee/contracts/invoice-operations';
import type { InvoiceDocument } from '@marquee/contracts/invoices';
import { issuerChanged } from '@marquee/contracts/messages/payment-default-messages';
import type { ClientCaller } from '@marquee/service-kit/auth/caller';
import type { TestService } from '@marquee/service-kit/test-kit/start-test-service';
import type { Sale } from './invoices-of-a-quote.ts';

export const home = '12 Oak Street\nAustin, TX 78701';
export const office = 'Suite 4\n200 Main Street';

/** Sets the client's billing address, as the page of an invoice does. */
export function giveAddress(
  service: TestService,
  client: ClientCaller,
  billingAddress: unknown,
  revision?: number,
) {
  return service.call(api.setBillingAddress, { as: client, body: { billingAddress, revision } });
}

export async function addressOf(service: TestService, client: ClientCaller): Promise<string> {
  return (await service.call(api.getBillingAddress, { as: client })).body.billingAddress;
}

let version = 1;

/** Delivers the provider's payment defaults with this tax number and the billing address `office`. */
export async function setIssuer(service: TestService, { provider }: Sale, taxNumber: string): Promise<void> {
  const { providerId } = provider;
  version += 1;
  const issuer = { providerId, taxNumber, billingAddress: office };
  await service.deliver(issuerChanged, issuer, { aggregateId: providerId, aggregateVersion: version });
}

type Params = { id: string };

/** The content of a sent invoice's document as its client reads it; its provider reads the same. */
export async function documentOf(
  service: TestService,
  { client }: Sale,
  params: Params,
): Promise<InvoiceDocument | undefined> {
  return (await service.call(getClientInvoice, { as: client, params })).body.document;
}

export async function draftOf(
  service: TestService,
  { provider }: Sale,
  params: Params,
): Promise<InvoiceDocument | undefined> {
  return (await service.call(getInvoice, { as: provider, params })).body.document;
}
