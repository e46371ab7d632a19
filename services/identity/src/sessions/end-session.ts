import type * as api from '@marquee/contracts/session-operations';
import { DomainError } from '@marquee/service-kit/domain-error';
import type { Handler } from '@marquee/service-kit/http/handler';
import { withHeaders } from '@marquee/service-kit/http/reply';
import { accountSubject } from '../audit/identity-audit.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { sessionsChangedOf } from './sessions-changed.ts';

export function endSession({ sessions, audit }: IdentityDeps): Handler<typeof api.endSession> {
  return async ({ params }, actor, context) => {
    if (!(await sessions.isOf(actor.id, params.sessionId))) {
      throw new DomainError('not-found', 'session_not_found', 'This session has ended already');
    }
    await audit.write({ act: 'sessions-ended', subject: accountSubject(actor.id) }, context);
    await sessions.endOne(actor.id, params.sessionId);
    return withHeaders(undefined, sessionsChangedOf(actor.id));
  };
}
