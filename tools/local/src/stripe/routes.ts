import { accountRoutes } from './accounts/account-routes.ts';
import { sessionRoutes } from './checkout/session-routes.ts';
import { customerRoutes } from './customers/customer-routes.ts';
import type { Route } from './http/route.ts';
import { invoiceRoutes } from './invoices/invoice-routes.ts';
import { paymentRoutes } from './payments/payment-routes.ts';
import { portalRoutes } from './portal/portal-routes.ts';
import { priceRoutes } from './prices/price-routes.ts';
import { subscriptionRoutes } from './subscriptions/subscription-routes.ts';
import { eventRoutes } from './webhooks/event-routes.ts';

/** The part of Stripe's API that the emulator supports. */
export const routes: readonly Route[] = [
  ...accountRoutes,
  ...sessionRoutes,
  ...customerRoutes,
  ...invoiceRoutes,
  ...paymentRoutes,
  ...portalRoutes,
  ...priceRoutes,
  ...subscriptionRoutes,
  ...eventRoutes,
];
