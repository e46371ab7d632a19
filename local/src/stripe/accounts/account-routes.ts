import { pageFields, pageOf } from '../http/pages.ts';
import { retrieve } from '../http/retrieve.ts';
import { get, post } from '../http/route.ts';
import { accountLinkFields, makeAccountLink } from './account-link.ts';
import { accountFields, makeAccount } from './make-account.ts';

export const accountRoutes = [
  post('/accounts', accountFields, (world, { fields }) => makeAccount(world, fields)),
  get('/accounts', pageFields, (world, { fields }) => pageOf(world.list('account'), fields, '/v1/accounts')),
  retrieve('/accounts/:id', 'account'),
  post('/account_links', accountLinkFields, (world, { fields }) => makeAccountLink(world, fields)),
];
