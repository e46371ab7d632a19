import type { Request, Response, Router } from 'express';

import type { Kind } from '../kinds.ts';
import type { Door, Visit } from '../pages/door.ts';
import { sendPage } from '../pages/page.ts';
import type { Means } from '../payments/attempt-payment.ts';
import type { World } from '../world.ts';
import { confirmationPage } from './confirmation-page.ts';
import { makePaymentMethod } from './payment-method.ts';
import { readCard } from './read-card.ts';
import type { Decline } from './test-cards.ts';

export type Used =
  { type: 'done'; to: string } | { type: 'asks'; question: string } | { type: 'declined'; decline: Decline };

/** A page at `path` with a card form, which posts to `/card` below it and confirms at `/confirm`. */
export type CardPage<K extends Kind> = {
  path: string;
  door: Door<K>;
  show: (visit: Visit<K>, problem?: string) => string;
  /** The email of the card's owner, if known. */
  emailOf: (visit: Visit<K>) => string | null;
  use: (visit: Visit<K>, means: Means) => Used;
};

export function addCardPage<K extends Kind>(
  router: Router,
  { path, door, show, emailOf, use }: CardPage<K>,
): void {
  const useCard = (visit: Visit<K>, means: Means, response: Response): void => {
    const used = use(visit, means);
    if (used.type === 'done') {
      response.redirect(303, used.to);
    } else if (used.type === 'declined') {
      sendPage(response, show(visit, used.decline.message), 402);
    } else {
      const action = `${path}/${visit.value.id}/confirm`;
      sendPage(response, confirmationPage(action, means.method.id, used.question));
    }
  };
  router.get(
    `${path}/:id`,
    door((visit, _request, response) => {
      sendPage(response, show(visit));
    }),
  );
  router.post(
    `${path}/:id/card`,
    door((visit, request, response) => {
      const typed = typedIn(request);
      const read = readCard(typed, visit.world.now());
      if ('problem' in read) {
        sendPage(response, show(visit, read.problem), 400);
        return;
      }
      const email = emailOf(visit) ?? typed.email ?? null;
      const method = makePaymentMethod(visit.world, { ...read.card, email });
      useCard(visit, { method, consent: 'not-asked' }, response);
    }),
  );
  router.post(
    `${path}/:id/confirm`,
    door((visit, request, response) => {
      useCard(visit, consentIn(visit.world, request), response);
    }),
  );
}

/** The decision that the card's owner gave the bank. */
function consentIn(world: World, request: Request): Means {
  const { method = '', answer } = typedIn(request);
  return { method: world.get('payment_method', method), consent: answer === 'yes' ? 'given' : 'denied' };
}

export function typedIn(request: Request): Readonly<Record<string, string | undefined>> {
  const fields = Object.entries((request.body ?? {}) as Record<string, unknown>);
  return Object.fromEntries(
    fields.filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
}
