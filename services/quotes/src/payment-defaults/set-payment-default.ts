import { issuerChanged } from '@marquee/contracts/messages/payment-default-messages';
import type * as api from '@marquee/contracts/payment-default-operations';
import { toPaymentSchedule } from '@marquee/contracts/payment-terms';
import { DomainError } from '@marquee/service-kit/domain-error';
import type { Handler } from '@marquee/service-kit/http/handler';
import { toMessage } from '@marquee/service-kit/messaging/message';
import type { Cause } from '@marquee/service-kit/messaging/message';
import { againWhenChanged } from '@marquee/service-kit/store/again-when-changed';
import type { z } from 'zod';
import type { PaymentDefaultDeps } from './payment-default-deps.ts';
import { noIssuer } from './payment-default-repository.ts';
import type { Issuer, PaymentDefault } from './payment-default-repository.ts';
import { toPaymentDefault } from './to-payment-default.ts';

type Body = z.output<typeof api.paymentDefaultRequest>;

/** Of two at once the later one stands: it is one choice, and is shown as it is then. */
export function setPaymentDefault(deps: PaymentDefaultDeps): Handler<typeof api.setPaymentDefault> {
  return async ({ body }, { providerId }, cause) => {
    const stored = await againWhenChanged('paymentDefault', () => keep(deps, { providerId, body, cause }));
    await eraseIfGone(deps, providerId);
    return toPaymentDefault(stored);
  };
}

type Setting = { providerId: string; body: Body; cause: Cause };

async function keep(
  { paymentDefaults, now }: PaymentDefaultDeps,
  { providerId, body, cause }: Setting,
): Promise<PaymentDefault> {
  const known = await paymentDefaults.findOne({ id: providerId });
  const { issuer: before = noIssuer, version = 0 } = known ?? {};
  const { taxNumber = before.taxNumber, billingAddress = before.billingAddress, ...terms } = body;
  // A caller that leaves one out changes only the other.
  const issuer = { taxNumber, billingAddress };
  const chosen = { id: providerId, version, paymentSchedule: toPaymentSchedule(terms), issuer };
  const messages = isSame(issuer, before) ? [] : [toMessage(issuerChanged, { providerId, ...issuer })];
  const commit = { messages, cause, at: now() };
  if (known !== null) {
    return paymentDefaults.save(chosen, commit);
  }
  if ((await paymentDefaults.insert(chosen, commit)) !== 'inserted') {
    throw new DomainError('conflict', 'paymentDefault_was_changed', 'This has just been changed.');
  }
  return chosen;
}

function isSame(one: Issuer, other: Issuer): boolean {
  return one.taxNumber === other.taxNumber && one.billingAddress === other.billingAddress;
}

/** Whoever deleted their account meanwhile could not see it. */
async function eraseIfGone({ providers, paymentDefaults }: PaymentDefaultDeps, id: string): Promise<void> {
  if ((await providers.get(id))?.isErased === true) {
    await paymentDefaults.eraseOf(id);
    throw new DomainError('unauthenticated', 'unauthenticated', 'Unauthorized');
  }
}
