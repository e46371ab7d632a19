import {
  amongRecords,
  fixture,
  onRecord,
  ownerOnly,
  state,
} from '@marquee/service-kit/test-kit/scenarios/arrange';
import { today } from '@marquee/service-kit/test-kit/scenarios/dates';
import type { OperationScenario } from '@marquee/service-kit/test-kit/scenarios/scenario';
import { anotherProvidersInvoice } from '@marquee/service-kit/test-kit/scenarios/states/other-providers';
import { privateProfiles } from '@marquee/service-kit/test-kit/scenarios/states/profiles';

import { anInvoicePaidByCard } from './card-states.ts';
import {
  aDraftInvoice,
  aPaidInvoice,
  aRefund,
  aSentInvoice,
  aVoiding,
  aVoidInvoice,
} from './invoice-states.ts';

/**
 * Decisions 0022 and 0024: only the provider sends their invoices, records payments and refunds, and voids. A paid invoice can be refunded
 * but not voided; an unpaid invoice can be voided but not refunded (409). Before deleting an account, its owner reads the impact on their
 * own records, and nothing about others.
 */
export const invoiceOperations: Readonly<Record<string, OperationScenario>> = {
  listInvoices: {
    actor: 'provider',
    states: { '-': state(200, amongRecords(privateProfiles, aSentInvoice, anotherProvidersInvoice)) },
    input: 'limit=limit after status=word age=word',
  },
  getInvoiceAging: {
    actor: 'provider',
    states: { '-': state(200, amongRecords(aSentInvoice, anotherProvidersInvoice)) },
  },
  getInvoice: {
    actor: 'provider',
    states: {
      draft: state(ownerOnly(200), onRecord(aDraftInvoice)),
      sent: state(ownerOnly(200), onRecord(aSentInvoice)),
    },
  },
  getInvoicePdf: {
    actor: 'provider',
    states: {
      draft: state(ownerOnly(200), onRecord(aDraftInvoice)),
      sent: state(ownerOnly(200), onRecord(aSentInvoice)),
    },
  },
  getReceiptPdf: {
    actor: 'provider',
    states: {
      paid: state(ownerOnly(200), onRecord(aPaidInvoice)),
      sent: state(ownerOnly(409), onRecord(aSentInvoice)),
      draft: state(ownerOnly(409), onRecord(aDraftInvoice)),
    },
  },
  sendInvoice: {
    actor: 'provider',
    states: {
      draft: state(ownerOnly(200), onRecord(aDraftInvoice)),
      sent: state(ownerOnly(200), onRecord(aSentInvoice)),
      void: state(ownerOnly(409), onRecord(aVoidInvoice)),
    },
  },
  recordPayment: {
    actor: 'provider',
    states: {
      draft: state(ownerOnly(409), onPayment(aDraftInvoice)),
      sent: state(ownerOnly(200), onPayment(aSentInvoice)),
      paid: state(ownerOnly(409), onPayment(aPaidInvoice)),
    },
    repeated: { change: { note: 'By cheque' } },
  },
  refundInvoice: {
    actor: 'provider',
    states: {
      paid: state(ownerOnly(200), onRecord(aPaidInvoice, aRefund)),
      'paid by card': state(ownerOnly(200), onRecord(anInvoicePaidByCard, aRefund), {
        needs: 'submitCardPage',
      }),
      sent: state(ownerOnly(409), onRecord(aSentInvoice, aRefund)),
      draft: state(ownerOnly(409), onRecord(aDraftInvoice, aRefund)),
    },
    repeated: { change: { amount: '2.00' } },
  },
  voidInvoice: {
    actor: 'provider',
    states: {
      draft: state(ownerOnly(200), onRecord(aDraftInvoice, aVoiding)),
      sent: state(ownerOnly(200), onRecord(aSentInvoice, aVoiding)),
      paid: state(ownerOnly(409), onRecord(aPaidInvoice, aVoiding)),
    },
    repeated: { change: { reason: 'Another mistake' } },
  },
  getInvoicesAtStake: { actor: 'user', states: { '-': state(200, amongRecords(aSentInvoice)) } },
};

function onPayment(create: typeof aSentInvoice) {
  return fixture(async (context) => {
    const { id, secrets } = await create(context);
    return { params: { id }, body: { paidOn: today(context) }, secrets };
  });
}
