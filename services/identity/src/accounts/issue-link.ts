import type { Context } from '@marquee/service-kit/http/handler';
import type { IdentityDeps } from '../identity-deps.ts';
import type { LinkPurpose } from '../links/mailed-link.ts';
import { mailLink, newLink } from './account-letters.ts';
import { changeAccount } from './change-account.ts';

type Wanted = { accountId: string; purpose: LinkPurpose; context: Context };

/** The link and the mail that carries it are one write. */
export async function issueLink(deps: IdentityDeps, { accountId, purpose, context }: Wanted): Promise<void> {
  const link = newLink({ id: context.newId(), purpose, at: deps.now() }, deps.linkTokens);
  await changeAccount(deps, {
    accountId,
    cause: { ...context, actor: accountId },
    decide: () => ({ type: 'link-issued', link }),
    messages: (account) => [mailLink(account, link)],
  });
}
