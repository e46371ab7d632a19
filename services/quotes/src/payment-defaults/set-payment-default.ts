import { isDeepStrictEqual } from 'node:util';
import { issuerChanged } from '@marquee/contracts/messages/payment-default-messages';
import type * as api from '@marquee/contracts/payment-default-operations';
import { toPaymentSchedule } from '@marquee/contracts/payment-terms';
import { DomainError } from '@marquee/service-kit/domain-error';
import type { Handler } from '@marquee/service-kit/http/handler';
import { toMessage } from '@marquee/service-kit/messaging/message';
import type { Cause } from '@marquee/service-kit/messaging/message';
import { retryOnConflict } from '@marquee/service-kit/store/retry-on-conflict';
import { decideIfFresh } from '@marquee/service-kit/store/decide-if-fresh';
import type { z } from 'zod';
import type { PaymentDefaultDeps } from './payment-default-deps.ts';
import { noIssuer } from './payment-default-repository.ts';
import type { PaymentDefault } from './payment-default-repository.ts';
import { noPaymentDefault, toPaymentDefault } from './payment-default-view.ts';

/** Returns the stored payment default. If two concurrent calls have no revision, the later one wins. */
export function setPaymentDefault(deps: PaymentDefaultDeps): Handler<typeof api.setPaymentDefault> {
  return async ({ body }, { providerId }, cause) => {
    const { revision, ...chosen } = body;
    const setting = { providerId, revision, chosen, cause };
    const saved = await retryOnConflict('paymentDefault', () => savePaymentDefault(deps, setting));
    await eraseIfGone(deps, providerId);
    return toPaymentDefault(saved);
  };
}

type Body = z.output<typeof api.setPaymentDefault.body>;
type Setting = {
  providerId: string;
  revision: number | undefined;
  chosen: Omit<Body, 'revision'>;
  cause: Cause;
};

async function savePaymentDefault(
  { paymentDefaults, now }: PaymentDefaultDeps,
  { providerId, revision, chosen, cause }: Setting,
): Promise<PaymentDefault> {
  const stored = await paymentDefaults.findOne({ id: providerId });
  const state = stored ?? noPaymentDefault(providerId);
  const before = state.issuer ?? noIssuer;
  const fact = await decideIfFresh({
    name: 'payment default',
    state,
    basis: { revision, show: toPaymentDefault },
    decide: () => factOf(chosen, stored),
  });
  if (fact === null) {
    return state;
  }
  const messages = isDeepStrictEqual(fact.issuer, before)
    ? []
    : [toMessage(issuerChanged, { providerId, ...fact.issuer })];
  const commit = { messages, cause, at: now() };
  if (stored !== null) {
    return paymentDefaults.save({ ...stored, ...fact }, commit);
  }
  if ((await paymentDefaults.insert({ ...state, ...fact }, commit)) !== 'inserted') {
    throw new DomainError('conflict', 'paymentDefault_was_changed', 'This has just been changed.');
  }
  return { ...state, ...fact, version: 1 };
}

type Fact = Required<Pick<PaymentDefault, 'paymentSchedule' | 'issuer'>>;

/** Null when nothing changes. If the request has no tax number or no address, the stored one stays. */
function factOf(chosen: Setting['chosen'], stored: PaymentDefault | null): Fact | null {
  const before = stored?.issuer ?? noIssuer;
  const { taxNumber = before.taxNumber, billingAddress = before.billingAddress, ...terms } = chosen;
  const fact = { paymentSchedule: toPaymentSchedule(terms), issuer: { taxNumber, billingAddress } };
  const known = stored && { paymentSchedule: stored.paymentSchedule, issuer: before };
  return isDeepStrictEqual(known, fact) ? null : fact;
}

/** Erases the payment default if the account was deleted meanwhile, because the account's erasure ran before this save. */
async function eraseIfGone({ providers, paymentDefaults }: PaymentDefaultDeps, id: string): Promise<void> {
  if ((await providers.get(id))?.isErased === true) {
    await paymentDefaults.eraseOf(id);
    throw new DomainError('unauthenticated', 'unauthenticated', 'Unauthorized');
  }
}
