import { z } from 'zod';

import { mergeMetadata, text } from '../http/fields.ts';
import type { AccountContext } from '../account-context.ts';
import type { Customer } from './customer.ts';
import { customerFields } from './create-customer.ts';

export const customerUpdateFields = customerFields.extend({
  invoice_settings: z.strictObject({ default_payment_method: text }).optional(),
});

export function updateCustomer(
  context: AccountContext,
  id: string,
  changes: z.output<typeof customerUpdateFields>,
): Customer {
  const customer = context.get('customer', id);
  const methodId = changes.invoice_settings?.default_payment_method;
  if (methodId !== undefined) {
    context.get('payment_method', methodId, 'invoice_settings[default_payment_method]');
  }
  const { description, email, name, phone } = customer;
  const changed = context.put({
    ...customer,
    description: orStored(changes.description, description),
    email: orStored(changes.email, email),
    invoice_settings:
      methodId === undefined ? customer.invoice_settings : { default_payment_method: methodId },
    metadata: mergeMetadata(customer.metadata, changes.metadata),
    name: orStored(changes.name, name ?? null),
    phone: orStored(changes.phone, phone ?? null),
  });
  context.emit('customer.updated', changed);
  return changed;
}

function orStored(requested: string | null | undefined, stored: string | null): string | null {
  return requested === undefined ? stored : requested;
}
