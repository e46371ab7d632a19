import { readTable } from './read-table.ts';

/**
 * Specification, section 6: clients read and edit their own client profile, providers their own provider profile; an account without a role
 * has neither. Section 7: the list of providers requires a session.
 */
export const profileRows = readTable(`
getClientProfile       -  client    401 401 | 200 200 403 403 | 403 200 401 401 | 403 403
updateClientProfile    -  client    401 401 | 200 200 403 403 | 403 200 401 401 | 403 403
getProviderProfile     -  provider  401 401 | 403 403 200 200 | 403 200 401 401 | 403 403
updateProviderProfile  -  provider  401 401 | 403 403 200 200 | 403 200 401 401 | 403 403
listProviders          -  client    401 401 | 200 200 200 200 | 200 200 401 401 | 200 200
`);
