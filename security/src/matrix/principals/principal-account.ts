import type { Person } from '../../stack/people.ts';
import type { Principal } from '../principals.ts';

/** A person who matches the column, with their cookie. `person` has an account that can sign in, or could sign in earlier. */
export type PrincipalAccount = { principal: Principal; person: Person; cookie: string | undefined };
