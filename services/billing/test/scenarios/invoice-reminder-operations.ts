import { onRecord, ownerOnly, state } from '@marquee/service-kit/test-kit/scenarios/arrange';
import type { OperationScenario } from '@marquee/service-kit/test-kit/scenarios/scenario';

import { aDraftInvoice, aPaidInvoice, aSentInvoice } from './invoice-states.ts';

const off = { areOn: false };

/** Decision 0022: only the provider sends reminders, and only of an invoice that is due (409 otherwise). */
export const invoiceReminderOperations: Readonly<Record<string, OperationScenario>> = {
  switchInvoiceReminders: {
    actor: 'provider',
    states: {
      draft: state(ownerOnly(200), onRecord(aDraftInvoice, off)),
      sent: state(ownerOnly(200), onRecord(aSentInvoice, off)),
      paid: state(ownerOnly(409), onRecord(aPaidInvoice, off)),
    },
  },
  remindOfInvoice: {
    actor: 'provider',
    states: {
      draft: state(ownerOnly(409), onRecord(aDraftInvoice)),
      sent: state(ownerOnly(200), onRecord(aSentInvoice)),
      paid: state(ownerOnly(409), onRecord(aPaidInvoice)),
    },
  },
};
