import { pageFields, pageOf } from '../http/pages.ts';
import { retrieve } from '../http/retrieve.ts';
import { get, post } from '../http/route.ts';
import { accountLinkFields, createAccountLink } from './account-link.ts';
import { accountFields, createAccount } from './create-account.ts';

export const accountRoutes = [
  post('/accounts', accountFields, (context, { fields }) => createAccount(context, fields)),
  get('/accounts', pageFields, (context, { fields }) =>
    pageOf(context.list('account'), fields, '/v1/accounts'),
  ),
  retrieve('/accounts/:id', 'account'),
  post('/account_links', accountLinkFields, (context, { fields }) => createAccountLink(context, fields)),
];
