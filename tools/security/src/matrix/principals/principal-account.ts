import type { Person } from '../../stack/people.ts';
import type { Principal } from '@marquee/service-kit/test-kit/scenarios/principals';

/** A person of the kind that `principal` names, with the cookie of the calls. `person` can sign in, or could sign in earlier. */
export type PrincipalAccount = { principal: Principal; person: Person; cookie: string | undefined };
