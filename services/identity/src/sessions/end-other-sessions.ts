import type * as api from '@marquee/contracts/session-operations';
import type { Handler } from '@marquee/service-kit/http/handler';
import { withHeaders } from '@marquee/service-kit/http/reply';
import { accountSubject } from '../audit/identity-audit.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { sessionsChangedOf } from './sessions-changed.ts';

export function endOtherSessions({ sessions, audit }: IdentityDeps): Handler<typeof api.endOtherSessions> {
  return async (_input, actor, context) => {
    await audit.write({ act: 'sessions-ended', subject: accountSubject(actor.id) }, context);
    await sessions.endAllBut(actor.id, actor.sid);
    return withHeaders(undefined, sessionsChangedOf(actor.id));
  };
}
