import { fixedRequest, fixture, state } from '@marquee/service-kit/test-kit/scenarios/arrange';
import type { Fixture, OperationScenario } from '@marquee/service-kit/test-kit/scenarios/scenario';

const params = { id: 'x'.repeat(43) };
const reason = { reason: 'made to be suspended' };

/**
 * decisions.md, "Pages the specification only names": `/admin/*` is for the role admin only. Decision 0012: an admin needs TOTP. Only
 * callers with access get 404 for a missing record.
 */
export const adminOperations: Readonly<Record<string, OperationScenario>> = {
  listUsers: {
    actor: 'admin',
    states: { '-': state(200, fixedRequest()) },
    input: 'limit=limit after search role=word status=word',
  },
  getUser: {
    actor: 'admin',
    states: { 'a client': state(200, onClient()), 'not there': state(404, fixedRequest({ params })) },
  },
  suspendUser: {
    actor: 'admin',
    states: {
      'a client': state(200, onClient(reason)),
      'not there': state(404, fixedRequest({ params, body: reason })),
    },
    repeated: { change: { reason: 'another reason' } },
  },
  reinstateUser: { actor: 'admin', states: { 'a client': state(200, onClient()) } },
  listAudit: {
    actor: 'admin',
    states: { '-': state(200, fixedRequest()) },
    input: 'limit=limit after act=word actor subject from=instant to=instant',
  },
};

function onClient(body?: unknown): Fixture {
  return fixture(async ({ signUp }) => ({ params: { id: (await signUp('client')).id }, body }));
}
