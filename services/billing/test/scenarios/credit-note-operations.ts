import { fixture, ownerOnly, state } from '@marquee/service-kit/test-kit/scenarios/arrange';
import type { OperationScenario } from '@marquee/service-kit/test-kit/scenarios/scenario';

import { aRefundedInvoice } from './invoice-states.ts';

const onCreditNote = fixture(async (context) => {
  const { id, creditNoteId, secrets } = await aRefundedInvoice(context);
  return { params: { id, creditNoteId }, secrets };
});

/** Decision 0022: the provider and the client of an invoice read its credit notes, and nobody else. */
export const creditNoteOperations: Readonly<Record<string, OperationScenario>> = {
  getCreditNotePdf: { actor: 'provider', states: { refunded: state(ownerOnly(200), onCreditNote) } },
  getClientCreditNotePdf: { actor: 'client', states: { refunded: state(ownerOnly(200), onCreditNote) } },
};
