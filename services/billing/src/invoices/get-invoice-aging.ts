import type * as api from '@marquee/contracts/invoice-operations';
import { toAmount } from '@marquee/contracts/money';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { InvoiceDeps } from './invoice-deps.ts';
import { isAged, singleAges } from './domain/ages.ts';

export function getInvoiceAging({ invoices, now }: InvoiceDeps): Handler<typeof api.getInvoiceAging> {
  return async (_input, { providerId }) => {
    const at = now();
    const owed = await invoices.findUnpaid(providerId);
    return singleAges.map((age) => {
      const aged = owed.filter(({ dueUntil }) => isAged(dueUntil, age, at));
      const cents = aged.reduce((sum, { amountCents }) => sum + amountCents, 0);
      return { age, count: aged.length, amount: toAmount(cents) };
    });
  };
}
