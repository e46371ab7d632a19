import type Stripe from 'stripe';

import type { List } from '../http/pages.ts';
import type { Metadata, Shape } from '../shape.ts';

export type InvoiceLine = Shape<
  Stripe.InvoiceLineItem,
  'id' | 'object' | 'amount' | 'currency' | 'description' | 'period',
  { invoice: string; metadata: Metadata; quantity: number }
>;

export type InvoicePayment = Shape<
  Stripe.InvoicePayment,
  'id' | 'object' | 'amount_paid' | 'amount_requested' | 'created' | 'currency' | 'is_default',
  {
    invoice: string;
    payment: { type: 'payment_intent'; payment_intent: string };
    status: 'open' | 'paid';
  }
>;

/** An invoice of a subscription; `payments` appears only when expanded. */
export type Invoice = Shape<
  Stripe.Invoice,
  | 'id'
  | 'object'
  | 'amount_due'
  | 'amount_paid'
  | 'amount_remaining'
  | 'attempt_count'
  | 'attempted'
  | 'auto_advance'
  | 'automatically_finalizes_at'
  | 'created'
  | 'currency'
  | 'customer_email'
  | 'customer_name'
  | 'description'
  | 'due_date'
  | 'hosted_invoice_url'
  | 'invoice_pdf'
  | 'livemode'
  | 'next_payment_attempt'
  | 'number'
  | 'period_end'
  | 'period_start'
  | 'status_transitions'
  | 'subtotal'
  | 'total',
  {
    billing_reason: 'subscription_create' | 'subscription_cycle';
    collection_method: 'charge_automatically';
    customer: string;
    lines: List<InvoiceLine>;
    metadata: Metadata;
    parent: {
      type: 'subscription_details';
      subscription_details: { subscription: string; metadata: Metadata };
    };
    payments: List<InvoicePayment>;
    status: 'draft' | 'open' | 'paid' | 'void';
  }
>;
