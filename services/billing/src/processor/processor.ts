import type { PaymentCard, Receipt } from '@marquee/contracts/billing-operations';
import type { PaidPlan } from '../subscriptions/subscription.ts';
import type { CardPayments } from './card-payments.ts';
import type { PayoutAccounts } from './payout-accounts.ts';

/** Its page, where somebody pays. */
export type Checkout = { id: string; url: string; expiresAt: Date };

export type PaidReceipt = Omit<Receipt, 'issuedOn' | 'amount'> & { issuedAt: Date; cents: number };

/** One who pays for a plan, and who says whose they are. */
export type FoundCustomer = { customerId: string; providerId: string };

/** What has changed there. `nothing`: nothing that we keep. */
export type Notification =
  | { about: 'customer'; customerId: string }
  /** `isParted`: it says that its owner has parted it from us. */
  | { about: 'payout-account'; accountId: string; isParted: boolean }
  /** `invoiceId` is what it says it is for. */
  | { about: 'card-checkout'; checkoutId: string; accountId: string; invoiceId: string | null }
  /** `invoiceId`: what we had the payment carry; null where it is none of ours. */
  | { about: 'card-refund'; paymentId: string; invoiceId: string | null }
  | { about: 'nothing' };

/** Who takes the money. Everything may be repeated; DomainError `unavailable` when it does not answer. */
export type Processor = CardPayments &
  PayoutAccounts & {
    /** The same customer for the same provider, also from calls side by side; `inPlaceOf` one who is gone, another. Says nothing about the person. */
    makeCustomer: (providerId: string, inPlaceOf?: string) => Promise<string>;
    /** Where receipts are sent. `gone`: somebody has deleted the customer there. */
    keepEmail: (customerId: string, email: string) => Promise<'kept' | 'gone'>;
    /** Also takes the person out of what the processor must keep; ends what is still paid for. Fails for one whom it never had. */
    forgetCustomer: (customerId: string) => Promise<void>;
    /** The same key opens the same checkout. */
    openCheckout: (asked: { customerId: string; providerId: string; key: string }) => Promise<Checkout>;
    /** With its address while it can be paid. */
    findCheckout: (id: string) => Promise<{ isPaid: boolean; url: string | null }>;
    closeCheckout: (id: string) => Promise<void>;
    /** Null: the customer is gone. */
    openPortal: (customerId: string) => Promise<string | null>;
    /** What they pay for now, else what they paid for last; null where they never have. Fails where a plan that runs, as far as is known, is of one whom it never had. */
    planOf: (customerId: string, known?: PaidPlan) => Promise<PaidPlan | null>;
    /** Whose customer that is, as we have noted it there; null where it says nothing of us, or is gone. */
    ownerOf: (customerId: string) => Promise<string | null>;
    /** Who has subscribed since, and has not ended it. */
    subscribedSince: (since: Date) => Promise<FoundCustomer[]>;
    /** What the next month is charged to. */
    cardOf: (customerId: string) => Promise<PaymentCard | null>;
    /** The newest first. */
    receiptsOf: (customerId: string) => Promise<PaidReceipt[]>;
    /** Whether a plan that runs ends with its period or goes on. */
    setEnding: (planId: string, ending: { isToEnd: boolean }) => Promise<void>;
    /** Refuses what the processor has not signed, or signed minutes ago. */
    readNotification: (content: Buffer, signature: string) => Notification;
  };
