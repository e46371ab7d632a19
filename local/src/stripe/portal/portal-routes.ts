import { post } from '../http/route.ts';
import { makePortalSession, portalFields } from './portal-session.ts';

export const portalRoutes = [
  post('/billing_portal/sessions', portalFields, (world, { fields }) => makePortalSession(world, fields)),
];
