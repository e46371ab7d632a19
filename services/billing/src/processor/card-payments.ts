/** A payment at a provider's own account at the processor. */
export type CardCharge = { accountId: string; paymentId: string };

/** With the time of the charge. */
export type PaidCharge = CardCharge & { paidAt: Date };

/** A refund of a payment; `id` is its credit note's. */
export type CardRefund = { id: string; cents: number };

/** The processor's page for paying one invoice; the money goes to `accountId`. */
export type CardCheckout = { id: string; accountId: string };

/** A checkout that names its invoice. */
export type NamedCheckout = CardCheckout & { invoiceId: string };

/** `unseenAccounts`: inaccessible accounts, which may have more. */
export type PaidSince = { checkouts: NamedCheckout[]; unseenAccounts: string[] };

/** A payment as the processor has it; `providerId` is the account's owner. */
export type FoundPayment = PaidCharge & { invoiceId: string; cents: number; providerId: string };

export type CardPaymentRequest = {
  accountId: string;
  invoiceId: string;
  title: string;
  cents: number;
  key: string;
};

/** The account is inaccessible: its owner has disconnected it from the platform, or our key is wrong. */
type Unreachable = 'unreachable';

export type CheckoutOutcome =
  | { is: 'open'; url: string }
  | { is: 'paid'; paymentId: string; paidAt: Date }
  | { is: 'over' }
  | { is: Unreachable };

/** Clients' card payments, made directly to their provider. */
export type CardPayments = {
  /** The same key opens the same page. Contains no personal data of the payer. */
  openPaymentCheckout: (request: CardPaymentRequest) => Promise<CardCheckout & { url: string }>;
  getCheckoutOutcome: (checkout: CardCheckout) => Promise<CheckoutOutcome>;
  /** The payment made there; null if none, or if all of it was refunded. */
  findCheckoutPayment: (checkout: CardCheckout) => Promise<FoundPayment | null | Unreachable>;
  /** Checkouts paid since then, in all accounts. */
  listPaidSince: (since: Date) => Promise<PaidSince>;
  /** May run concurrently with another closing or a payment: read the state again afterwards. */
  closePaymentCheckout: (checkout: CardCheckout) => Promise<void>;
  /** Refunds all of it. */
  refundInFull: (charge: CardCharge) => Promise<void>;
  /** All refunds, made here or at the processor itself, earliest first. */
  listRefunds: (charge: CardCharge) => Promise<CardRefund[] | Unreachable>;
  /** Repeats its answer for the same key, even a refusal. Null: the processor refuses. */
  refundPayment: (
    request: CardCharge & CardRefund & { key: string },
  ) => Promise<CardRefund | null | Unreachable>;
};
