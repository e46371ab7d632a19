import type * as api from '@marquee/contracts/payment-default-operations';
import { toPaymentSchedule } from '@marquee/contracts/payment-terms';
import { DomainError } from '@marquee/service-kit/domain-error';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { Cause } from '@marquee/service-kit/messaging/message';
import { againWhenChanged } from '@marquee/service-kit/store/again-when-changed';
import type { PaymentDefaultDeps } from './payment-default-deps.ts';
import type { PaymentDefault } from './payment-default-repository.ts';

/** Of two at once the later one stands: it is one choice, and is shown as it is then. */
export function setPaymentDefault(deps: PaymentDefaultDeps): Handler<typeof api.setPaymentDefault> {
  return async ({ body }, { providerId }, cause) => {
    const chosen = { id: providerId, paymentSchedule: toPaymentSchedule(body) };
    await againWhenChanged('paymentDefault', () => keep(deps, chosen, cause));
    await eraseIfGone(deps, providerId);
    return body;
  };
}

async function keep(
  { paymentDefaults, now }: PaymentDefaultDeps,
  { id, paymentSchedule }: Omit<PaymentDefault, 'version'>,
  cause: Cause,
): Promise<void> {
  const commit = { cause, at: now() };
  const known = await paymentDefaults.findOne({ id });
  if (
    known === null &&
    (await paymentDefaults.insert({ id, version: 0, paymentSchedule }, commit)) === 'inserted'
  ) {
    return;
  }
  const { version } = known ?? (await paymentDefaults.get(id));
  await paymentDefaults.save({ id, version, paymentSchedule }, commit);
}

/** Whoever deleted their account meanwhile could not see it. */
async function eraseIfGone({ providers, paymentDefaults }: PaymentDefaultDeps, id: string): Promise<void> {
  if ((await providers.get(id))?.isErased === true) {
    await paymentDefaults.eraseOf(id);
    throw new DomainError('unauthenticated', 'unauthenticated', 'Unauthorized');
  }
}
