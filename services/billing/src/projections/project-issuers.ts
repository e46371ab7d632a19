import { issuerChanged } from '@marquee/contracts/messages/payment-default-messages';
import type { Subscription } from '@marquee/service-kit/messaging/bus';
import type { IssuerRepository } from './issuer-repository.ts';

export function projectIssuers(issuers: IssuerRepository): Subscription<typeof issuerChanged> {
  return {
    queue: 'billing.keep-issuers',
    messages: [issuerChanged],
    handle: ({ payload: { providerId, ...issuer }, aggregateVersion }) =>
      issuers.apply(providerId, aggregateVersion, issuer),
  };
}
