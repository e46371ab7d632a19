import type { PaymentCard, Receipt } from '@marquee/contracts/billing-operations';
import type { PaidPlan } from '../subscriptions/subscription.ts';
import type { CardPayments } from './card-payments.ts';
import type { PayoutAccounts } from './payout-accounts.ts';

/** The processor's page for paying. */
export type Checkout = { id: string; url: string; expiresAt: Date };

export type PaidReceipt = Omit<Receipt, 'issuedOn' | 'amount'> & { issuedAt: Date; cents: number };

/** A customer with a plan, and the provider that the customer record names. */
export type FoundCustomer = { customerId: string; providerId: string };

/** What has changed at the processor. `nothing`: nothing that billing stores. */
export type Webhook =
  | { about: 'customer'; customerId: string }
  /** `isDisconnected`: reports that the owner has disconnected the account from the platform. */
  | { about: 'payout-account'; accountId: string; isDisconnected: boolean }
  /** `invoiceId`: the invoice that the checkout names. */
  | { about: 'card-checkout'; checkoutId: string; accountId: string; invoiceId: string | null }
  /** `invoiceId`: from our metadata on the payment; null if it has none. */
  | { about: 'card-refund'; paymentId: string; invoiceId: string | null }
  | { about: 'nothing' };

/** The payment processor. Every call may be repeated; DomainError `unavailable` when it does not answer. */
export type Processor = CardPayments &
  PayoutAccounts & {
    /**
     * The same customer for the same provider, also in concurrent calls; with `replacedCustomerId`, another one for a deleted customer. Contains no
     * personal data.
     */
    createCustomer: (providerId: string, replacedCustomerId?: string) => Promise<string>;
    /** Stores the address for receipts. `deleted`: the customer was deleted there. */
    updateEmail: (customerId: string, email: string) => Promise<'updated' | 'deleted'>;
    /** Also removes the person from records that the processor must keep; ends a running plan. Fails for a customer that it never had. */
    deleteCustomer: (customerId: string) => Promise<void>;
    /** The same key opens the same checkout. */
    openCheckout: (request: { customerId: string; providerId: string; key: string }) => Promise<Checkout>;
    /** `url` is set while it can be paid. */
    findCheckout: (id: string) => Promise<{ isPaid: boolean; url: string | null }>;
    closeCheckout: (id: string) => Promise<void>;
    /** Null: the customer was deleted. */
    openPortal: (customerId: string) => Promise<string | null>;
    /**
     * The current plan, or the last one; null if there never was one. Fails if a running plan is known but the processor never had the
     * customer.
     */
    findPlan: (customerId: string, known?: PaidPlan) => Promise<PaidPlan | null>;
    /** The provider, from our metadata on the customer; null if it has none, or was deleted. */
    findProviderOfCustomer: (customerId: string) => Promise<string | null>;
    /** Customers who have subscribed since, with a running plan. */
    listSubscribedSince: (since: Date) => Promise<FoundCustomer[]>;
    /** The card for the next charge. */
    findCard: (customerId: string) => Promise<PaymentCard | null>;
    /** Newest first. */
    listReceipts: (customerId: string) => Promise<PaidReceipt[]>;
    /** Whether a running plan ends with its period or renews. */
    setCancelAtPeriodEnd: (planId: string, ending: { cancelAtPeriodEnd: boolean }) => Promise<void>;
    /** Rejects a payload that the processor has not signed, or signed minutes ago. */
    parseWebhook: (content: Buffer, signature: string) => Webhook;
  };
