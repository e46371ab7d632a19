import { z } from 'zod';

import { mergeMetadata, metadata, text } from '../http/fields.ts';
import { newId, randomLetters } from '../new-id.ts';
import type { AccountContext } from '../account-context.ts';
import type { Customer } from './customer.ts';

/** An empty value clears the field. */
const clearable = z.union([text, z.literal('').transform(() => null)]).optional();

export const customerFields = z.strictObject({
  description: clearable,
  email: z.union([z.string().max(512).includes('@'), z.literal('').transform(() => null)]).optional(),
  metadata: metadata.optional(),
  name: clearable,
  phone: clearable,
});

type CustomerFields = z.output<typeof customerFields>;

export function createCustomer(context: AccountContext, fields: CustomerFields): Customer {
  const customer = context.put({
    id: newId('cus'),
    object: 'customer',
    created: context.now(),
    description: fields.description ?? null,
    email: fields.email ?? null,
    invoice_prefix: randomLetters(8).toUpperCase(),
    invoice_settings: { default_payment_method: null },
    livemode: false,
    metadata: mergeMetadata({}, fields.metadata),
    name: fields.name ?? null,
    next_invoice_sequence: 1,
    phone: fields.phone ?? null,
  } satisfies Customer);
  context.emit('customer.created', customer);
  return customer;
}
