import type * as api from '@marquee/contracts/admin-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { mapPage } from '@marquee/service-kit/store/page';
import type { IdentityDeps } from '../identity-deps.ts';
import { namesOf } from '../users/names-of.ts';

export function listAudit({ trail, accounts }: IdentityDeps): Handler<typeof api.listAudit> {
  return async ({ query: { act, actor, subject, from, to, ...page } }) => {
    const found = await trail.page({
      act,
      actor: actor === '' ? undefined : actor,
      subject: subject === '' ? undefined : subject,
      from: toInstant(from),
      to: toInstant(to),
      page,
    });
    const named = await namesOf(
      accounts,
      found.rows.flatMap(({ actor: by, subject: about }) => [by, about.id]),
    );
    return mapPage(found, (entry) => ({
      ...entry,
      at: entry.at.toISOString(),
      actorName: named(entry.actor),
      subjectName: named(entry.subject.id),
    }));
  };
}

function toInstant(text: string | undefined): Date | undefined {
  return text === undefined ? undefined : new Date(text);
}
