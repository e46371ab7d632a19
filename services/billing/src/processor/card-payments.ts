/** A payment at a provider's own account at the processor. */
export type CardCharge = { accountId: string; paymentId: string };

/** What was given back of one; `id` is its credit note's. */
export type CardRefund = { id: string; cents: number };

/** A page at the processor where one invoice is paid; whose money it becomes is `accountId`'s. */
export type CardCheckout = { id: string; accountId: string };

export type CardPaymentAsked = {
  accountId: string;
  invoiceId: string;
  title: string;
  cents: number;
  key: string;
};

export type CheckoutOutcome =
  { is: 'open'; url: string } | { is: 'paid'; paymentId: string } | { is: 'over' };

/** What clients pay by card, straight to their provider. */
export type CardPayments = {
  /** The same key opens the same page. Says nothing about who pays. */
  openPayment: (asked: CardPaymentAsked) => Promise<CardCheckout & { url: string }>;
  /** Over as well where the account's owner has parted it from us. */
  findPayment: (checkout: CardCheckout) => Promise<CheckoutOutcome>;
  /** Also where somebody else closes it, or pays, at the same time: look again afterwards. */
  closePayment: (checkout: CardCheckout) => Promise<void>;
  /** Gives all of it back. */
  returnPayment: (charge: CardCharge) => Promise<void>;
  /** All that was given back, here or at the processor itself, the earliest first. */
  refundsOf: (charge: CardCharge) => Promise<CardRefund[]>;
  /** The same one for the same credit note. Null: the processor says no. */
  refundPayment: (asked: CardCharge & CardRefund) => Promise<CardRefund | null>;
};
