import { post } from '../http/route.ts';
import { createPortalSession, portalFields } from './portal-session.ts';

export const portalRoutes = [
  post('/billing_portal/sessions', portalFields, (context, { fields }) =>
    createPortalSession(context, fields),
  ),
];
