import type { Response, Router } from 'express';
import { z } from 'zod';

import { enableAccount } from '../accounts/create-account.ts';
import { formFieldsOf } from '../cards/card-pages.ts';
import { settingsOf } from '../clock/settings.ts';
import { sendPage } from '../pages/page.ts';
import type { Emulator } from '../emulator.ts';
import type { Sender } from '../webhooks/sender.ts';
import { pendingDeliveries } from '../webhooks/sender.ts';
import { accountContext } from '../account-context.ts';
import { controlPage } from './control-page.ts';
import { orderDeliveries, releaseFields } from './order-deliveries.ts';

const days = z.object({ days: z.coerce.number().int().min(1).max(400) });
const daySeconds = 24 * 60 * 60;

/** Routes for people who try the product and for tests. Each responds when its action is done. */
export function addControlPages(router: Router, emulator: Emulator, sender: Sender): void {
  const { store } = emulator;
  const redirectBack = (response: Response): void => {
    response.redirect(303, '/stand-in');
  };
  router.get('/stand-in', (_request, response) => {
    sendPage(response, controlPage(emulator));
  });
  router.post('/stand-in/clock', (request, response) => {
    const aheadBy = days.parse(request.body).days * daySeconds;
    emulator.change(() => {
      const settings = settingsOf(store);
      store.put({ account: null, value: { ...settings, aheadSeconds: settings.aheadSeconds + aheadBy } });
    });
    // An empty change, because due work runs before each change.
    emulator.change(() => undefined);
    redirectBack(response);
  });
  router.post('/stand-in/webhooks/hold', (_request, response) => {
    hold(emulator, true);
    redirectBack(response);
  });
  router.post('/stand-in/webhooks/release', async (request, response) => {
    await sender.sendInOrder(orderDeliveries(pendingDeliveries(store), releaseFields.parse(request.body)));
    hold(emulator, false);
    redirectBack(response);
  });
  router.post('/stand-in/events/:id', async (request, response) => {
    const deliveries = store
      .all('stand_in.delivery')
      .filter(({ value }) => value.event === request.params.id);
    await sender.sendInOrder(deliveries.map(({ value }) => value));
    redirectBack(response);
  });
  router.post('/stand-in/accounts/:id', (request, response) => {
    const isEnabled = formFieldsOf(request).enabled === 'yes';
    emulator.change(() => {
      const platform = accountContext(emulator, null);
      const account = enableAccount(platform, platform.get('account', request.params.id), isEnabled);
      accountContext(emulator, account.id).emit('account.updated', account);
    });
    redirectBack(response);
  });
}

function hold(emulator: Emulator, isHolding: boolean): void {
  emulator.change(() => {
    emulator.store.put({ account: null, value: { ...settingsOf(emulator.store), isHolding } });
  });
}
