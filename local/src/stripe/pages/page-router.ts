import express from 'express';
import type { ErrorRequestHandler, Router } from 'express';
import { z } from 'zod';

import { addConnectPages } from '../accounts/connect-pages.ts';
import { addCheckoutPages } from '../checkout/checkout-pages.ts';
import { addControlPages } from '../control/control-pages.ts';
import { refusalIn } from '../http/stripe-refusal.ts';
import { addInvoicePages } from '../invoices/invoice-pages.ts';
import { addReceiptPages } from '../payments/receipt-pages.ts';
import { addPortalPages } from '../portal/portal-pages.ts';
import type { StandIn } from '../stand-in.ts';
import type { Sender } from '../webhooks/sender.ts';
import { page, sendPage } from './page.ts';

/** The pages that people see. */
export function pageRouter(standIn: StandIn, sender: Sender): Router {
  const router = express.Router();
  router.use(express.urlencoded({ extended: false, limit: '10kb' }));
  addCheckoutPages(router, standIn);
  addPortalPages(router, standIn);
  addInvoicePages(router, standIn);
  addReceiptPages(router, standIn);
  addConnectPages(router, standIn);
  addControlPages(router, standIn, sender);
  router.use((_request, response) => {
    sendPage(response, page('Not found', ''), 404);
  });
  router.use(answerError);
  return router;
}

const answerError: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  const refusal = refusalIn(error);
  if (refusal === undefined && !(error instanceof z.ZodError)) {
    next(error);
    return;
  }
  sendPage(response, page('That does not go', ''), refusal?.status ?? 400);
};
