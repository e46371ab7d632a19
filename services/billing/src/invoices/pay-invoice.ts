import { shareOf } from '@marquee/contracts/invoice-drafts';
import type * as api from '@marquee/contracts/invoice-operations';
import { DomainError } from '@marquee/service-kit/domain-error';
import type { Context, Handler } from '@marquee/service-kit/http/handler';
import { retryOnConflict } from '@marquee/service-kit/store/retry-on-conflict';
import { requirePayoutAccount } from '../payouts/require-payout-account.ts';
import type { CheckoutOutcome } from '../processor/card-payments.ts';
import { processorFor } from '../processor/processor-for.ts';
import { withUnknownPaymentError } from '../processor/with-unknown-payment-error.ts';
import { saveInvoiceFact } from './change-invoice.ts';
import type { InvoiceDeps, SettleDeps } from './invoice-deps.ts';
import { requireCardAmount } from './domain/card-payment-of.ts';
import type { Invoice } from './domain/invoice.ts';
import { requireStatus } from './domain/invoice-states.ts';
import { settleCheckout } from './settle-checkout.ts';

/** An invoice has at most one open checkout. A repeated call or another tab gets that checkout, so that nobody pays twice. */
export function payInvoice(deps: InvoiceDeps): Handler<typeof api.payInvoice> {
  return async ({ params }, { clientId }, context) => {
    const key = context.newId();
    const open = async () => {
      const invoice = await deps.invoices.get(params.id, { shownToClientId: clientId });
      const depsWithProcessor = { ...deps, processor: processorFor(deps, clientId) };
      return getCheckoutUrl(depsWithProcessor, { invoice, key }, context);
    };
    return { url: await retryOnConflict('invoice', open) };
  };
}

type CheckoutRequest = { invoice: Invoice; key: string };

async function getCheckoutUrl(
  deps: SettleDeps,
  { invoice, key }: CheckoutRequest,
  context: Context,
): Promise<string> {
  const pendingCheckout = await findPendingCheckout(deps, invoice);
  if (pendingCheckout?.is === 'open' && invoice.status === 'sent') {
    return pendingCheckout.url;
  }
  const settled = pendingCheckout === null ? invoice : await settleCheckout(deps, invoice.id, context);
  requireStatus(settled, 'pay-by-card');
  requireCardAmount(settled);
  if (settled.checkout) {
    // The client may already have paid at an inaccessible checkout, so no other checkout is opened. If a concurrent call has just opened
    // the checkout, the retry finds that checkout.
    throw pendingCheckout?.is === 'unreachable' ? earlierPaymentUnknown() : invoiceWasChanged();
  }
  return openCheckout(deps, settled, { key: `${key}-${settled.version}`, context });
}

async function findPendingCheckout(
  { processor }: SettleDeps,
  { checkout }: Invoice,
): Promise<CheckoutOutcome | null> {
  return checkout ? withUnknownPaymentError(checkout, () => processor.getCheckoutOutcome(checkout)) : null;
}

function earlierPaymentUnknown(): DomainError {
  const message =
    'This provider doesn’t accept cards any more, and we cannot tell whether your earlier card payment succeeded. Please ask them before you pay another way.';
  return new DomainError('conflict', 'provider_not_connected', message);
}

function invoiceWasChanged(): DomainError {
  const message = 'Someone else is paying this invoice. Please try again.';
  return new DomainError('conflict', 'invoice_was_changed', message);
}

const titles = { deposit: 'deposit', balance: 'balance', whole: 'full payment' } as const;

/** Only one of several concurrent calls can save its checkout. The other calls discard theirs, retry, and return the saved checkout. */
async function openCheckout(
  deps: SettleDeps,
  invoice: Invoice,
  { key, context }: { key: string; context: Context },
): Promise<string> {
  const { id: invoiceId, amountCents: cents, number } = invoice;
  const accountId = await requirePayoutAccount(deps, invoice.providerId, context);
  const title = `Invoice ${String(number)} (${titles[shareOf(invoice)]})`;
  const { url, ...checkout } = await deps.processor.openPaymentCheckout({
    accountId,
    invoiceId,
    title,
    cents,
    key,
  });
  const fact = { type: 'checkout-opened', checkout } as const;
  await saveInvoiceFact(deps, { invoice, fact, cause: context });
  return url;
}
