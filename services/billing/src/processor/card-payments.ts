/** A payment to a provider's payout account; `accountId` and `paymentId` are the processor's ids. */
export type CardCharge = { accountId: string; paymentId: string };

/** A payment with the time of its charge. */
export type PaidCharge = CardCharge & { paidAt: Date };

/** A refund of a payment; `id` is the id of its credit note. */
export type CardRefund = { id: string; cents: number };

/** The processor's page for paying one invoice; the money goes to `accountId`. */
export type CardCheckout = { id: string; accountId: string };

/** A checkout that names its invoice. */
export type NamedCheckout = CardCheckout & { invoiceId: string };

/** `unseenAccounts`: inaccessible accounts, which may have further paid checkouts. */
export type PaidSince = { checkouts: NamedCheckout[]; unseenAccounts: string[] };

/** A payment as the processor reports it; `providerId` is the account's owner. */
export type FoundPayment = PaidCharge & { invoiceId: string; cents: number; providerId: string };

export type CardPaymentRequest = {
  accountId: string;
  invoiceId: string;
  title: string;
  cents: number;
  key: string;
};

/** The payout account is inaccessible: its owner has disconnected it from the platform, or our key is wrong. */
type Unreachable = 'unreachable';

export type CheckoutOutcome =
  | { is: 'open'; url: string }
  | { is: 'paid'; paymentId: string; paidAt: Date }
  | { is: 'over' }
  | { is: Unreachable };

/** Clients' card payments, made directly to their provider. */
export type CardPayments = {
  /** The same key opens the same page. The request contains no personal data of the payer. */
  openPaymentCheckout: (request: CardPaymentRequest) => Promise<CardCheckout & { url: string }>;
  getCheckoutOutcome: (checkout: CardCheckout) => Promise<CheckoutOutcome>;
  /** The payment made at the checkout; null if there is none or if it was refunded completely. */
  findCheckoutPayment: (checkout: CardCheckout) => Promise<FoundPayment | null | Unreachable>;
  /** Paid checkouts that were opened at or after `since`, in all accounts. */
  listPaidSince: (since: Date) => Promise<PaidSince>;
  /** Does nothing if the checkout is no longer open. The caller must read its outcome afterwards, because the client may have paid. */
  closePaymentCheckout: (checkout: CardCheckout) => Promise<void>;
  /** Refunds the whole payment. */
  refundInFull: (charge: CardCharge) => Promise<void>;
  /** All refunds that have not failed, requested by Marquee or made at the processor itself, earliest first. */
  listRefunds: (charge: CardCharge) => Promise<CardRefund[] | Unreachable>;
  /** The processor repeats its answer for the same key, even a refusal. Null means that the processor refuses. */
  refundPayment: (
    request: CardCharge & CardRefund & { key: string },
  ) => Promise<CardRefund | null | Unreachable>;
};
