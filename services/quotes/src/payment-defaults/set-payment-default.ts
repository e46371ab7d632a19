import { isDeepStrictEqual } from 'node:util';
import { issuerChanged } from '@marquee/contracts/messages/payment-default-messages';
import type * as api from '@marquee/contracts/payment-default-operations';
import { toPaymentSchedule } from '@marquee/contracts/payment-terms';
import { DomainError } from '@marquee/service-kit/domain-error';
import type { Handler } from '@marquee/service-kit/http/handler';
import { toMessage } from '@marquee/service-kit/messaging/message';
import type { Message } from '@marquee/service-kit/messaging/message';
import { handleCommand } from '@marquee/service-kit/store/handle-command';
import type { z } from 'zod';
import type { PaymentDefaultDeps } from './payment-default-deps.ts';
import { noIssuer } from './payment-default-repository.ts';
import type { PaymentDefault } from './payment-default-repository.ts';
import { noPaymentDefault, toPaymentDefault } from './payment-default-view.ts';

/** Returns the stored payment default. If two concurrent calls have no revision, the later one wins. */
export function setPaymentDefault(deps: PaymentDefaultDeps): Handler<typeof api.setPaymentDefault> {
  return async ({ body }, { providerId }, cause) => {
    const { paymentDefaults, now } = deps;
    const { revision, ...chosen } = body;
    const saved = await handleCommand<PaymentDefault, Fact, never>(
      {
        ...{ name: 'paymentDefault', label: 'payment default', store: paymentDefaults, now },
        load: async (id) => (await paymentDefaults.findOne({ id })) ?? noPaymentDefault(id),
        evolve: (state, fact) => ({ ...state, ...fact }),
        record: ([{ before, fact }]) => ({ messages: messagesOf(before, fact, providerId) }),
      },
      {
        id: providerId,
        decisions: [(stored) => factOf(chosen, stored)],
        basis: { revision, show: toPaymentDefault },
        cause,
      },
    );
    await eraseIfGone(deps, providerId);
    return toPaymentDefault(saved);
  };
}

type Chosen = Omit<z.output<typeof api.setPaymentDefault.body>, 'revision'>;

/** Publishes a changed issuer. */
function messagesOf(before: PaymentDefault | null, { issuer }: Fact, id: string): Message[] {
  return isDeepStrictEqual(issuer, before?.issuer ?? noIssuer) ? [] : describeIssuer({ id, issuer });
}

/** The message from which other services store an issuer; none for a provider who has given no details. */
export function describeIssuer({ id, issuer }: Pick<PaymentDefault, 'id' | 'issuer'>): Message[] {
  return issuer === undefined ? [] : [toMessage(issuerChanged, { providerId: id, ...issuer })];
}

type Fact = Required<Pick<PaymentDefault, 'paymentSchedule' | 'issuer'>>;

/** Null when nothing changes. If the request has no tax number or no address, the stored one stays. */
function factOf(chosen: Chosen, stored: PaymentDefault): Fact | null {
  const before = stored.issuer ?? noIssuer;
  const { taxNumber = before.taxNumber, billingAddress = before.billingAddress, ...terms } = chosen;
  const fact = { paymentSchedule: toPaymentSchedule(terms), issuer: { taxNumber, billingAddress } };
  const known = stored.version > 0 && { paymentSchedule: stored.paymentSchedule, issuer: before };
  return isDeepStrictEqual(known, fact) ? null : fact;
}

/** Erases the payment default if the account was deleted meanwhile, because the account's erasure ran before this save. */
async function eraseIfGone({ providers, paymentDefaults }: PaymentDefaultDeps, id: string): Promise<void> {
  if ((await providers.get(id))?.isErased === true) {
    await paymentDefaults.eraseOf(id);
    throw new DomainError('unauthenticated', 'unauthenticated', 'Unauthorized');
  }
}
