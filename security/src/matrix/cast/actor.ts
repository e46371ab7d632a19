import type { Person } from '../../stack/people.ts';
import type { Principal } from '../principals.ts';

/** Somebody who is what the column says, with the cookie they would send; `person` can sign in, or could once. */
export type Actor = { principal: Principal; person: Person; cookie: string | undefined };
