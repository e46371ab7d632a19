import type * as api from '@marquee/contracts/privacy-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import type { IdentityDeps } from '../identity-deps.ts';
import { findBlocks } from './find-blocks.ts';
import { confirmationOf } from './deletion-terms.ts';

export function getDeletionTerms(deps: IdentityDeps): Handler<typeof api.getDeletionTerms> {
  return async (_input, actor) => ({
    confirmBy: confirmationOf(await deps.accounts.get(actor.id)),
    ...(await findBlocks(deps, actor.id)),
  });
}
