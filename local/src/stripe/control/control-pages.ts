import type { Response, Router } from 'express';
import { z } from 'zod';

import { enableAccount } from '../accounts/make-account.ts';
import { typedIn } from '../cards/card-pages.ts';
import { settingsOf } from '../clock/settings.ts';
import { sendPage } from '../pages/page.ts';
import type { StandIn } from '../stand-in.ts';
import type { Sender } from '../webhooks/sender.ts';
import { waitingIn } from '../webhooks/sender.ts';
import { worldOf } from '../world.ts';
import { controlPage } from './control-page.ts';
import { inOrder, releaseFields } from './in-order.ts';

const days = z.object({ days: z.coerce.number().int().min(1).max(400) });
const daySeconds = 24 * 60 * 60;

/** Routes for people who try the product and for tests. Each responds when its action is done. */
export function addControlPages(router: Router, standIn: StandIn, sender: Sender): void {
  const { store } = standIn;
  const back = (response: Response): void => {
    response.redirect(303, '/stand-in');
  };
  router.get('/stand-in', (_request, response) => {
    sendPage(response, controlPage(standIn));
  });
  router.post('/stand-in/clock', (request, response) => {
    const aheadBy = days.parse(request.body).days * daySeconds;
    standIn.change(() => {
      const settings = settingsOf(store);
      store.put({ account: null, value: { ...settings, aheadSeconds: settings.aheadSeconds + aheadBy } });
    });
    // Due work runs before the next change.
    standIn.change(() => undefined);
    back(response);
  });
  router.post('/stand-in/webhooks/hold', (_request, response) => {
    hold(standIn, true);
    back(response);
  });
  router.post('/stand-in/webhooks/release', async (request, response) => {
    await sender.sendInOrder(inOrder(waitingIn(store), releaseFields.parse(request.body)));
    hold(standIn, false);
    back(response);
  });
  router.post('/stand-in/events/:id', async (request, response) => {
    const again = store.all('stand_in.delivery').filter(({ value }) => value.event === request.params.id);
    await sender.sendInOrder(again.map(({ value }) => value));
    back(response);
  });
  router.post('/stand-in/accounts/:id', (request, response) => {
    const isEnabled = typedIn(request).enabled === 'yes';
    standIn.change(() => {
      const platform = worldOf(standIn, null);
      const account = enableAccount(platform, platform.get('account', request.params.id), isEnabled);
      worldOf(standIn, account.id).tell('account.updated', account);
    });
    back(response);
  });
}

function hold(standIn: StandIn, isHolding: boolean): void {
  standIn.change(() => {
    standIn.store.put({ account: null, value: { ...settingsOf(standIn.store), isHolding } });
  });
}
