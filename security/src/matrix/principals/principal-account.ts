import type { Person } from '../../stack/people.ts';
import type { Principal } from '../principals.ts';

/** A person who matches the column, with their cookie; `person` can sign in, or could once. */
export type PrincipalAccount = { principal: Principal; person: Person; cookie: string | undefined };
