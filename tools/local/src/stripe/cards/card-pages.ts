import type { Request, Response, Router } from 'express';

import type { Kind } from '../kinds.ts';
import type { HostedPage, Visit } from '../pages/hosted-page.ts';
import { sendPage } from '../pages/page.ts';
import type { CardUse } from '../payments/attempt-payment.ts';
import type { AccountContext } from '../account-context.ts';
import { confirmationPage } from './confirmation-page.ts';
import { createPaymentMethod } from './payment-method.ts';
import { readCard } from './read-card.ts';
import type { Decline } from './test-cards.ts';

export type CardUseResult =
  { type: 'done'; to: string } | { type: 'asks'; question: string } | { type: 'declined'; decline: Decline };

/** A page at `path` with a card form. The form posts to `<path>/:id/card`, and the bank's confirmation to `<path>/:id/confirm`. */
export type CardPage<K extends Kind> = {
  path: string;
  hostedPage: HostedPage<K>;
  show: (visit: Visit<K>, problem?: string) => string;
  /** The email of the card's owner, if known. */
  emailOf: (visit: Visit<K>) => string | null;
  use: (visit: Visit<K>, cardUse: CardUse) => CardUseResult;
};

export function addCardPage<K extends Kind>(
  router: Router,
  { path, hostedPage, show, emailOf, use }: CardPage<K>,
): void {
  const useCard = (visit: Visit<K>, cardUse: CardUse, response: Response): void => {
    const result = use(visit, cardUse);
    if (result.type === 'done') {
      response.redirect(303, result.to);
    } else if (result.type === 'declined') {
      sendPage(response, show(visit, result.decline.message), 402);
    } else {
      const action = `${path}/${visit.value.id}/confirm`;
      sendPage(response, confirmationPage(action, cardUse.method.id, result.question));
    }
  };
  router.get(
    `${path}/:id`,
    hostedPage((visit, _request, response) => {
      sendPage(response, show(visit));
    }),
  );
  router.post(
    `${path}/:id/card`,
    hostedPage((visit, request, response) => {
      const typed = formFieldsOf(request);
      const read = readCard(typed, visit.context.now());
      if ('problem' in read) {
        sendPage(response, show(visit, read.problem), 400);
        return;
      }
      const email = emailOf(visit) ?? typed.email ?? null;
      const method = createPaymentMethod(visit.context, { ...read.card, email });
      useCard(visit, { method, consent: 'not-asked' }, response);
    }),
  );
  router.post(
    `${path}/:id/confirm`,
    hostedPage((visit, request, response) => {
      useCard(visit, consentIn(visit.context, request), response);
    }),
  );
}

/** The decision that the card's owner gave the bank. */
function consentIn(context: AccountContext, request: Request): CardUse {
  const { method = '', answer } = formFieldsOf(request);
  return { method: context.get('payment_method', method), consent: answer === 'yes' ? 'given' : 'denied' };
}

export function formFieldsOf(request: Request): Readonly<Record<string, string | undefined>> {
  const fields = Object.entries((request.body ?? {}) as Record<string, unknown>);
  return Object.fromEntries(
    fields.filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
}
