import { settle } from '../../stack/settle.ts';
import { makeActor } from '../cast/make-actor.ts';
import { done } from '../cast/theatre.ts';
import type { Theatre } from '../cast/theatre.ts';
import { today } from './forms.ts';
import { among, on, plain, scene } from './scene.ts';
import type { Pair, Scenes, Staged } from './scene.ts';
import { aBillingAddress } from './stage-billing-address.ts';
import { anInvoicePaidByCard, aPayableInvoice } from './stage-cards.ts';
import { aDraftInvoice, aPaidInvoice, aSentInvoice, aVoidInvoice } from './stage-invoices.ts';
import { privateProfiles } from './stage-profiles.ts';
import { aRivalsInvoice } from './stage-rivals.ts';

type Stage = (theatre: Theatre, pair: Pair) => Promise<Staged>;

/** Uses a provider of its own, whose payout account is connected only where the fixture says so. */
const withAnother =
  (make: Stage): Stage =>
  async (theatre, pair) =>
    make(theatre, { ...pair, provider: await makeActor(theatre, 'owner provider', 'provider') });

const payment = { paidOn: today() };
const refund = { amount: '1.00', reason: 'One hour less' };
const taking = { reason: 'A mistake' };

/** Concerns a credit note that its provider has issued. */
const onCreditNote = scene(async (theatre, pair) => {
  const { id, secrets } = await aPaidInvoice(theatre, pair);
  const wish = { method: 'POST', path: `/billing/invoices/${id}/refunds`, body: refund } as const;
  const refunded = await done<{ creditNotes: { id: string }[] }>(theatre, pair.provider.cookie, wish);
  await settle(theatre.product);
  return { params: { id, creditNoteId: refunded.creditNotes[0]?.id ?? 'none' }, secrets };
});

export const invoiceScenes: Scenes = {
  'listInvoices (-)': among(privateProfiles, aSentInvoice, aRivalsInvoice),
  'getInvoiceAging (-)': among(aSentInvoice, aRivalsInvoice),
  'getPaymentSummary (-)': among(aPaidInvoice, aRivalsInvoice),
  'getInvoice (draft)': on(aDraftInvoice),
  'getInvoice (sent)': on(aSentInvoice),
  'getInvoicePdf (draft)': on(aDraftInvoice),
  'getInvoicePdf (sent)': on(aSentInvoice),
  'getReceiptPdf (draft)': on(aDraftInvoice),
  'getReceiptPdf (paid)': on(aPaidInvoice),
  'getReceiptPdf (sent)': on(aSentInvoice),
  'getCreditNotePdf (refunded)': onCreditNote,
  'sendInvoice (draft)': on(aDraftInvoice),
  'sendInvoice (sent)': on(aSentInvoice),
  'sendInvoice (void)': on(aVoidInvoice),
  'recordPayment (draft)': on(aDraftInvoice, payment),
  'recordPayment (sent)': on(aSentInvoice, payment),
  'recordPayment (paid)': on(aPaidInvoice, payment),
  'refundInvoice (draft)': on(aDraftInvoice, refund),
  'refundInvoice (paid)': on(aPaidInvoice, refund),
  'refundInvoice (paid by card)': on(anInvoicePaidByCard, refund),
  'refundInvoice (sent)': on(aSentInvoice, refund),
  'voidInvoice (draft)': on(aDraftInvoice, taking),
  'voidInvoice (sent)': on(aSentInvoice, taking),
  'voidInvoice (paid)': on(aPaidInvoice, taking),
  'switchInvoiceReminders (draft)': on(aDraftInvoice, { areOn: false }),
  'switchInvoiceReminders (sent)': on(aSentInvoice, { areOn: false }),
  'switchInvoiceReminders (paid)': on(aPaidInvoice, { areOn: false }),
  'remindOfInvoice (draft)': on(aDraftInvoice),
  'remindOfInvoice (sent)': on(aSentInvoice),
  'remindOfInvoice (paid)': on(aPaidInvoice),
  'listClientInvoices (-)': among(privateProfiles, aSentInvoice),
  'listClientInvoices (draft)': among(aDraftInvoice),
  'listClientInvoices (paid)': among(aPaidInvoice),
  'getClientInvoice (draft)': on(aDraftInvoice),
  'getClientInvoice (sent)': on(aSentInvoice),
  'getClientInvoice (paid)': on(aPaidInvoice),
  'getCardPayment (-)': scene(async ({ product }, { provider }) => {
    await settle(product);
    return { params: { id: provider.person.id } };
  }),
  'requestRefund (paid)': on(aPaidInvoice, { reason: 'It was cancelled' }),
  'payInvoice (draft)': on(aDraftInvoice),
  'payInvoice (sent)': on(withAnother(aPayableInvoice)),
  'payInvoice (sent, no account)': on(withAnother(aSentInvoice)),
  'payInvoice (paid)': on(aPaidInvoice),
  'payInvoice (paid by card)': on(anInvoicePaidByCard),
  'getClientInvoicePdf (draft)': on(aDraftInvoice),
  'getClientInvoicePdf (sent)': on(aSentInvoice),
  'getClientReceiptPdf (draft)': on(aDraftInvoice),
  'getClientReceiptPdf (paid)': on(aPaidInvoice),
  'getClientReceiptPdf (sent)': on(aSentInvoice),
  'getClientCreditNotePdf (refunded)': onCreditNote,
  'getBillingAddress (-)': among(aBillingAddress),
  'setBillingAddress (-)': plain({ body: { billingAddress: '12 Oak Street' } }),
  'getInvoicesAtStake (-)': among(aSentInvoice),
};
