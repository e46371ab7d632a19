/** A payment at a provider's own account at the processor. */
export type CardCharge = { accountId: string; paymentId: string };

/** With when its card was charged. */
export type PaidCharge = CardCharge & { paidAt: Date };

/** What was given back of one; `id` is its credit note's. */
export type CardRefund = { id: string; cents: number };

/** A page at the processor where one invoice is paid; whose money it becomes is `accountId`'s. */
export type CardCheckout = { id: string; accountId: string };

/** One that says which invoice it is for. */
export type NamedCheckout = CardCheckout & { invoiceId: string };

/** `unseenAccounts`: those that we may not look at, where there may be more. */
export type PaidSince = { checkouts: NamedCheckout[]; unseenAccounts: string[] };

/** What was paid, and for what, as the processor has it; `providerId` is whose account that is. */
export type FoundPayment = PaidCharge & { invoiceId: string; cents: number; providerId: string };

export type CardPaymentAsked = {
  accountId: string;
  invoiceId: string;
  title: string;
  cents: number;
  key: string;
};

/** We may not look at the account: its owner has parted it from us, or our key is the wrong one. */
type Unreachable = 'unreachable';

export type CheckoutOutcome =
  | { is: 'open'; url: string }
  | { is: 'paid'; paymentId: string; paidAt: Date }
  | { is: 'over' }
  | { is: Unreachable };

/** What clients pay by card, straight to their provider. */
export type CardPayments = {
  /** The same key opens the same page. Says nothing about who pays. */
  openPayment: (asked: CardPaymentAsked) => Promise<CardCheckout & { url: string }>;
  findPayment: (checkout: CardCheckout) => Promise<CheckoutOutcome>;
  /** What was paid there, unless nothing of it is left. */
  paymentAt: (checkout: CardCheckout) => Promise<FoundPayment | null | Unreachable>;
  /** Where somebody has paid since, in all accounts. */
  paidSince: (since: Date) => Promise<PaidSince>;
  /** Also where somebody else closes it, or pays, at the same time: look again afterwards. */
  closePayment: (checkout: CardCheckout) => Promise<void>;
  /** Gives all of it back. */
  returnPayment: (charge: CardCharge) => Promise<void>;
  /** All that was given back, here or at the processor itself, the earliest first. */
  refundsOf: (charge: CardCharge) => Promise<CardRefund[] | Unreachable>;
  /** The same one for the same key, also where it is a no. Null: the processor says no. */
  refundPayment: (
    asked: CardCharge & CardRefund & { key: string },
  ) => Promise<CardRefund | null | Unreachable>;
};
