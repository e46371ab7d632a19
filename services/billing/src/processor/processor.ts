import type { PaymentCard, Receipt } from '@marquee/contracts/billing-operations';
import type { PaidPlan } from '../subscriptions/domain/subscription.ts';
import type { CardPayments } from './card-payments.ts';
import type { PayoutAccounts } from './payout-accounts.ts';

/** The processor's page on which a provider starts to pay the subscription. */
export type Checkout = { id: string; url: string; expiresAt: Date };

export type PaidReceipt = Omit<Receipt, 'issuedOn' | 'amount'> & { issuedAt: Date; cents: number };

/** A customer, and the provider that our metadata on the customer or on the plan names. */
export type FoundCustomer = { customerId: string; providerId: string };

/** What has changed at the processor. `nothing`: the change affects nothing that billing stores. */
export type Webhook =
  | { about: 'customer'; customerId: string }
  /** `isDisconnected`: the owner has disconnected the account from the platform. */
  | { about: 'payout-account'; accountId: string; isDisconnected: boolean }
  /** `invoiceId`: the invoice that the checkout names. */
  | { about: 'card-checkout'; checkoutId: string; accountId: string; invoiceId: string | null }
  /** `invoiceId`: from our metadata on the payment; null if the payment has none. */
  | { about: 'card-refund'; paymentId: string; invoiceId: string | null }
  | { about: 'nothing' };

/** The payment processor. Every call may be repeated; DomainError `unavailable` when the processor does not answer. */
export type Processor = CardPayments &
  PayoutAccounts & {
    /**
     * Returns the same customer for the same provider, even to concurrent calls. With `replacedCustomerId`, returns a replacement for that
     * deleted customer. The request contains no personal data.
     */
    createCustomer: (providerId: string, replacedCustomerId?: string) => Promise<string>;
    /** Stores the email address for receipts. `deleted`: the customer was deleted at the processor. */
    updateEmail: (customerId: string, email: string) => Promise<'updated' | 'deleted'>;
    /** Also removes the person from records that the processor must keep; ends a running plan. Fails if the customer has never existed. */
    deleteCustomer: (customerId: string) => Promise<void>;
    /** The same key opens the same checkout. */
    openCheckout: (request: { customerId: string; providerId: string; key: string }) => Promise<Checkout>;
    /** `url` is set while the checkout can be paid. */
    findCheckout: (id: string) => Promise<{ isPaid: boolean; url: string | null }>;
    closeCheckout: (id: string) => Promise<void>;
    /** The address of the portal; null if the customer was deleted. */
    openPortal: (customerId: string) => Promise<string | null>;
    /**
     * The current plan, else the last one; null if there never was one. If `known` is a running plan, fails for a customer that the
     * processor never had.
     */
    findPlan: (customerId: string, known?: PaidPlan) => Promise<PaidPlan | null>;
    /** The provider, from our metadata on the customer; null if the customer has none or was deleted. */
    findProviderOfCustomer: (customerId: string) => Promise<string | null>;
    /** Customers who have subscribed at or after `since` and have a running plan. */
    listSubscribedSince: (since: Date) => Promise<FoundCustomer[]>;
    /** The card for the next charge. */
    findCard: (customerId: string) => Promise<PaymentCard | null>;
    /** The customer's receipts, newest first. */
    listReceipts: (customerId: string) => Promise<PaidReceipt[]>;
    /** Sets whether a running plan ends with its period or renews. */
    setCancelAtPeriodEnd: (planId: string, ending: { cancelAtPeriodEnd: boolean }) => Promise<void>;
    /** Rejects a payload that the processor has not signed, or has signed more than a few minutes ago. */
    parseWebhook: (content: Buffer, signature: string) => Webhook;
  };
