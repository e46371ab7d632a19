import {
  amongRecords,
  fixture,
  onRecord,
  ownerOnly,
  state,
} from '@marquee/service-kit/test-kit/scenarios/arrange';
import type { ScenarioContext } from '@marquee/service-kit/test-kit/scenarios/context';
import type { OperationScenario } from '@marquee/service-kit/test-kit/scenarios/scenario';
import { privateProfiles } from '@marquee/service-kit/test-kit/scenarios/states/profiles';

import { anInvoicePaidByCard, aPayableInvoice } from './card-states.ts';
import { aDraftInvoice, aPaidInvoice, aPaidInvoiceOfCancelledEvent, aSentInvoice } from './invoice-states.ts';
import type { InvoiceState } from './invoice-states.ts';

const cancellation = { reason: 'It was cancelled' };
const byCard = { needs: 'submitCardPage' } as const;

/**
 * Decisions 0022 and 0024: the client reads invoices that were sent to them, never a draft, and nobody else reads them. The client pays by
 * card if the provider's payout account accepts cards, and requests a refund once the paid event is cancelled; otherwise the answer is 409.
 */
export const clientInvoiceOperations: Readonly<Record<string, OperationScenario>> = {
  listClientInvoices: {
    actor: 'client',
    states: {
      '-': state(200, amongRecords(privateProfiles, aSentInvoice)),
      draft: state(200, amongRecords(aDraftInvoice)),
      paid: state(200, amongRecords(aPaidInvoice)),
    },
    input: 'limit=limit after status=word',
  },
  getClientInvoice: {
    actor: 'client',
    states: {
      draft: state(ownerOnly(404), onRecord(aDraftInvoice)),
      sent: state(ownerOnly(200), onRecord(aSentInvoice)),
      paid: state(ownerOnly(200), onRecord(aPaidInvoice)),
    },
  },
  getCardPayment: {
    actor: 'client',
    states: {
      '-': state(
        200,
        fixture(async ({ provider, settled }) => {
          await settled();
          return { params: { id: provider.id } };
        }),
      ),
    },
  },
  payInvoice: {
    actor: 'client',
    states: {
      draft: state(ownerOnly(404), onRecord(aDraftInvoice)),
      sent: state(ownerOnly(200), onRecord(withAnother(aPayableInvoice)), byCard),
      'sent, no account': state(ownerOnly(409), onRecord(withAnother(aSentInvoice))),
      paid: state(ownerOnly(409), onRecord(aPaidInvoice)),
      'paid by card': state(ownerOnly(409), onRecord(anInvoicePaidByCard), byCard),
    },
    repeated: {
      exempt:
        'returns an address at the card processor, which is not stored: a repetition returns the checkout in progress',
    },
  },
  requestRefund: {
    actor: 'client',
    states: {
      paid: state(ownerOnly(409), onRecord(aPaidInvoice, cancellation)),
      'paid, cancelled': state(ownerOnly(200), onRecord(aPaidInvoiceOfCancelledEvent, cancellation)),
    },
    repeated: { change: { reason: 'Too far' } },
  },
  getClientInvoicePdf: {
    actor: 'client',
    states: {
      draft: state(ownerOnly(404), onRecord(aDraftInvoice)),
      sent: state(ownerOnly(200), onRecord(aSentInvoice)),
    },
  },
  getClientReceiptPdf: {
    actor: 'client',
    states: {
      draft: state(ownerOnly(404), onRecord(aDraftInvoice)),
      paid: state(ownerOnly(200), onRecord(aPaidInvoice)),
      sent: state(ownerOnly(409), onRecord(aSentInvoice)),
    },
  },
};

/** Uses a new provider, whose payout account is connected only where the state says so. */
function withAnother(create: (context: ScenarioContext) => Promise<InvoiceState>): typeof create {
  return async (context) => create({ ...context, provider: await context.createOwner('provider') });
}
