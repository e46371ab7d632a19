import type * as api from '@marquee/contracts/privacy-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { IdentityDeps } from '../identity-deps.ts';
import { confirmationOf } from './deletion-terms.ts';

export function getDeletionTerms({ accounts, bookings }: IdentityDeps): Handler<typeof api.getDeletionTerms> {
  return async (_input, actor) => ({
    confirmBy: confirmationOf(await accounts.get(actor.id)),
    openBookings: await bookings.openOf(actor.id),
  });
}
