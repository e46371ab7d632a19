import { z } from 'zod';

import { mergedMetadata, text } from '../http/fields.ts';
import type { World } from '../world.ts';
import type { Customer } from './customer.ts';
import { customerFields } from './make-customer.ts';

export const customerChanges = customerFields.extend({
  invoice_settings: z.strictObject({ default_payment_method: text }).optional(),
});

export function changeCustomer(
  world: World,
  id: string,
  changes: z.output<typeof customerChanges>,
): Customer {
  const customer = world.get('customer', id);
  const methodId = changes.invoice_settings?.default_payment_method;
  if (methodId !== undefined) {
    world.get('payment_method', methodId, 'invoice_settings[default_payment_method]');
  }
  const { description, email, name, phone } = customer;
  const changed = world.put({
    ...customer,
    description: orKept(changes.description, description),
    email: orKept(changes.email, email),
    invoice_settings:
      methodId === undefined ? customer.invoice_settings : { default_payment_method: methodId },
    metadata: mergedMetadata(customer.metadata, changes.metadata),
    name: orKept(changes.name, name ?? null),
    phone: orKept(changes.phone, phone ?? null),
  });
  world.tell('customer.updated', changed);
  return changed;
}

function orKept(asked: string | null | undefined, kept: string | null): string | null {
  return asked === undefined ? kept : asked;
}
