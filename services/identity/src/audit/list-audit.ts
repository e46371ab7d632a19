import type * as api from '@marquee/contracts/admin-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { mapPage } from '@marquee/service-kit/store/page';
import type { IdentityDeps } from '../identity-deps.ts';

export function listAudit({ trail }: IdentityDeps): Handler<typeof api.listAudit> {
  return async ({ query: { act, actor, subject, from, to, ...page } }) => {
    const found = await trail.page({
      act,
      actor: actor === '' ? undefined : actor,
      subject: subject === '' ? undefined : subject,
      from: toInstant(from),
      to: toInstant(to),
      page,
    });
    return mapPage(found, (entry) => ({ ...entry, at: entry.at.toISOString() }));
  };
}

function toInstant(text: string | undefined): Date | undefined {
  return text === undefined ? undefined : new Date(text);
}
