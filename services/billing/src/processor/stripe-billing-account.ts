import type { PaymentCard } from '@marquee/contracts/billing-operations';
import type Stripe from 'stripe';
import type { PaidReceipt } from './processor.ts';

const maxReceipts = 24;

/** The card of the plan, else the customer's default card. */
export async function findCard(stripe: Stripe, customer: string): Promise<PaymentCard | null> {
  const expand = ['data.default_payment_method'];
  const { data } = await stripe.subscriptions.list({ customer, expand });
  const ofPlan = toCard(data[0]?.default_payment_method);
  return ofPlan ?? findCustomerCard(stripe, customer);
}

async function findCustomerCard(stripe: Stripe, customer: string): Promise<PaymentCard | null> {
  const expand = ['invoice_settings.default_payment_method'];
  const found = await stripe.customers.retrieve(customer, { expand });
  return found.deleted === true ? null : toCard(found.invoice_settings.default_payment_method);
}

function toCard(method: string | Stripe.PaymentMethod | null | undefined): PaymentCard | null {
  if (typeof method !== 'object' || !method?.card) {
    return null;
  }
  const { brand, last4, exp_month: month, exp_year: year } = method.card;
  return { brand, last4, expires: `${String(month).padStart(2, '0')}/${year}` };
}

export async function listReceipts(stripe: Stripe, customer: string): Promise<PaidReceipt[]> {
  const { data } = await stripe.invoices.list({ customer, limit: maxReceipts });
  return data.flatMap((invoice) => toReceipt(invoice) ?? []);
}

/** Null for a draft invoice. */
function toReceipt(invoice: Stripe.Invoice): PaidReceipt | null {
  const { id, status, created, total, hosted_invoice_url: url } = invoice;
  if (status === 'draft' || status === null) {
    return null;
  }
  return {
    id,
    status: statusOf(status),
    issuedAt: new Date(created * 1000),
    cents: total,
    url: url ?? null,
  };
}

/** Stripe no longer collects an uncollectible invoice, but the customer can still pay such an invoice. */
function statusOf(status: string): PaidReceipt['status'] {
  if (status === 'paid' || status === 'void') {
    return status;
  }
  return 'due';
}
