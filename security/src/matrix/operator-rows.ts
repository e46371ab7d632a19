import { readTable } from './read-table.ts';
import type { Row } from './read-table.ts';

/**
 * decisions.md, "Pages the specification only names": `/admin/*` is for the role admin only. Decision 0012: an admin needs TOTP. Only
 * callers with access get 404 for a missing record.
 */
const ofService = `
ListQueues       -          client    401 401 | 403 403 403 403 | 403 403 401 401 | 403 200
ListMessages     -          client    401 401 | 403 403 403 403 | 403 403 401 401 | 403 200
GetMessage       not_there  client    401 401 | 403 403 403 403 | 403 403 401 401 | 403 404
RedriveMessage   not_there  client    401 401 | 403 403 403 403 | 403 403 401 401 | 403 404
RedriveMessages  -          client    401 401 | 403 403 403 403 | 403 403 401 401 | 403 200
DropMessage      not_there  client    401 401 | 403 403 403 403 | 403 403 401 401 | 403 404
`;

const users = readTable(`
listUsers          -          client    401 401 | 403 403 403 403 | 403 403 401 401 | 403 200
getUser            a_client   client    401 401 | 403 403 403 403 | 403 403 401 401 | 403 200
getUser            not_there  client    401 401 | 403 403 403 403 | 403 403 401 401 | 403 404
suspendUser        a_client   client    401 401 | 403 403 403 403 | 403 403 401 401 | 403 200
suspendUser        not_there  client    401 401 | 403 403 403 403 | 403 403 401 401 | 403 404
reinstateUser      a_client   client    401 401 | 403 403 403 403 | 403 403 401 401 | 403 200
listSubscriptions  -          client    401 401 | 403 403 403 403 | 403 403 401 401 | 403 200
listAudit          -          client    401 401 | 403 403 403 403 | 403 403 401 401 | 403 200
`);

const messages = ['identity', 'events', 'quotes', 'billing'].flatMap((service) =>
  readTable(ofService).map((row) => ({ ...row, route: `${service}${row.route}` })),
);

export const operatorRows: readonly Row[] = [...users, ...messages];
