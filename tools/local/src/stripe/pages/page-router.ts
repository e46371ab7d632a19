import express from 'express';
import type { ErrorRequestHandler, Router } from 'express';
import { z } from 'zod';

import { addConnectPages } from '../accounts/connect-pages.ts';
import { addCheckoutPages } from '../checkout/checkout-pages.ts';
import { addControlPages } from '../control/control-pages.ts';
import { stripeErrorOf } from '../http/stripe-error.ts';
import { addInvoicePages } from '../invoices/invoice-pages.ts';
import { addReceiptPages } from '../payments/receipt-pages.ts';
import { addPortalPages } from '../portal/portal-pages.ts';
import type { Emulator } from '../emulator.ts';
import type { Sender } from '../webhooks/sender.ts';
import { page, sendPage } from './page.ts';

/** The pages that people see. */
export function pageRouter(emulator: Emulator, sender: Sender): Router {
  const router = express.Router();
  router.use(express.urlencoded({ extended: false, limit: '10kb' }));
  addCheckoutPages(router, emulator);
  addPortalPages(router, emulator);
  addInvoicePages(router, emulator);
  addReceiptPages(router, emulator);
  addConnectPages(router, emulator);
  addControlPages(router, emulator, sender);
  router.use((_request, response) => {
    sendPage(response, page('Not found', ''), 404);
  });
  router.use(errorHandler);
  return router;
}

const errorHandler: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  const refusal = stripeErrorOf(error);
  if (refusal === undefined && !(error instanceof z.ZodError)) {
    next(error);
    return;
  }
  sendPage(response, page('Invalid request', ''), refusal?.status ?? 400);
};
