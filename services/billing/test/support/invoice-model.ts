import { amountCents } from './invoice-action-arbitraries.ts';
import type { InvoiceAction } from './invoice-action-arbitraries.ts';

/** The reference model: whether the invoice was sent or voided, what was paid and refunded, and what is pending at the processor. */
export type InvoiceModel = {
  sent: boolean;
  void: boolean;
  paid: number;
  refunded: number;
  /** The cents that the processor refunded. */
  refundedToCard: number;
  notes: string[];
  payment: string;
  isByCard: boolean;
  checkout: string | null;
  pendingRefund: { id: string; cents: number } | null;
};

export const emptyModel: InvoiceModel = {
  ...{ sent: false, void: false, paid: 0, refunded: 0, refundedToCard: 0, notes: [], payment: '' },
  ...{ isByCard: false, checkout: null, pendingRefund: null },
};

type Of<Kind extends InvoiceAction['kind']> = Extract<InvoiceAction, { kind: Kind }>;

/** The model after the action; null if the action is rejected. */
export function applyToModel(model: InvoiceModel, action: InvoiceAction): InvoiceModel | null {
  switch (action.kind) {
    case 'send':
      return model.void || model.paid > 0 ? null : { ...model, sent: true };
    case 'pay':
      return isOwed(model)
        ? { ...model, paid: amountCents, payment: action.id }
        : sameWhenRepeated(model, action.id);
    case 'refund':
      return refund(model, action, model.isByCard);
    case 'offline':
      return refund(model, action, false);
    case 'void':
      return model.paid > 0 ? null : { ...model, void: true };
    case 'cancel':
    case 'leave':
      return model.paid > 0 ? model : { ...model, void: true };
    case 'erase':
      return model;
    case 'open':
      return isOwed(model) ? { ...model, checkout: model.checkout ?? action.id } : null;
    case 'look':
      return model.checkout === action.id ? look(model, action) : model;
    case 'made':
      return made(model, action);
    case 'declined':
      return model.pendingRefund?.id === action.id ? { ...model, pendingRefund: null } : model;
  }
}

function isOwed(model: InvoiceModel): boolean {
  return model.sent && !model.void && model.paid === 0;
}

function sameWhenRepeated(model: InvoiceModel, id: string): InvoiceModel | null {
  return model.payment === id ? model : null;
}

function refund(
  model: InvoiceModel,
  { id, cents }: { id: string; cents: number },
  isToCard: boolean,
): InvoiceModel | null {
  if (model.notes.includes(id) || model.pendingRefund?.id === id) {
    return model;
  }
  const refunded = model.refunded + cents;
  if (model.paid === 0 || refunded > model.paid || model.pendingRefund !== null) {
    return null;
  }
  return isToCard
    ? { ...model, pendingRefund: { id, cents } }
    : { ...model, refunded, notes: [...model.notes, id] };
}

/** Checks the checkout. If a payment is found but nothing is owed, the model stays, because the payment has to be refunded first. */
function look(model: InvoiceModel, { id, found }: Of<'look'>): InvoiceModel {
  if (found !== 'paid') {
    return found === 'open' ? model : { ...model, checkout: null };
  }
  const paid = { paid: amountCents, payment: id, isByCard: true, checkout: null };
  return isOwed(model) ? { ...model, ...paid } : model;
}

/** The processor refunds at most the remaining amount, and for our request exactly the requested amount. */
function made(model: InvoiceModel, action: Of<'made'>): InvoiceModel {
  const { pendingRefund, isByCard, notes } = model;
  const isPendingRefund = pendingRefund?.id === action.id;
  const cents = isPendingRefund ? pendingRefund.cents : action.cents;
  const [refunded, refundedToCard] = [model.refunded + cents, model.refundedToCard + cents];
  const isPossible = isByCard && !notes.includes(action.id) && refundedToCard <= model.paid;
  return isPossible
    ? {
        ...model,
        refunded,
        refundedToCard,
        notes: [...notes, action.id],
        pendingRefund: isPendingRefund ? null : pendingRefund,
      }
    : model;
}

/** The part of an invoice's state that the test compares with the model. */
export type ObservedInvoice = {
  status: string;
  refunded: number;
  netPaid: number;
  overRefunded: number;
  number: number | null;
  notes: string[];
  checkout: string | null;
  pendingRefund: string | null;
  /** Whether a check at the processor is pending. */
  isWaiting: boolean;
};

export function observeModel(model: InvoiceModel): ObservedInvoice {
  const { sent, paid, refunded, checkout } = model;
  const pendingRefund = model.pendingRefund?.id ?? null;
  return {
    ...{ status: statusOf(model), refunded, netPaid: Math.max(0, paid - refunded), number: sent ? 7 : null },
    overRefunded: Math.max(0, refunded - paid),
    notes: model.notes.map((_note, index) => `7-${index + 1}`),
    ...{ checkout, pendingRefund, isWaiting: checkout !== null || pendingRefund !== null },
  };
}

function statusOf({ sent, void: isVoid, paid, refunded }: InvoiceModel): string {
  if (isVoid) {
    return 'void';
  }
  if (paid === 0) {
    return sent ? 'sent' : 'draft';
  }
  return refunded === 0 ? 'paid' : refunded >= paid ? 'refunded' : 'partly_refunded';
}
