import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

import express from 'express';

import { apiRouter } from './http/api-router.ts';
import { randomLetters } from './new-id.ts';
import { pageRouter } from './pages/page-router.ts';
import { offerPlan } from './prices/offer-plan.ts';
import { routes } from './routes.ts';
import { createStandIn } from './stand-in.ts';
import { openStore } from './store/store.ts';
import type { Door } from './webhooks/delivery.ts';
import type { Endpoint } from './webhooks/post-event.ts';
import { createSender } from './webhooks/sender.ts';

export type StripeStandIn = {
  /** The variables that billing needs. */
  variables: Readonly<Record<string, string>>;
  /** The address that controls its clock and its webhooks. */
  controlUrl: string;
  stop: () => Promise<void>;
};

type StandInNeed = { folder: string; publicUrl: string };

/** Starts it on loopback, with keys of its own. */
export async function startStripeStandIn({ folder, publicUrl }: StandInNeed): Promise<StripeStandIn> {
  const secretKey = `sk_test_${randomLetters(24)}`;
  const platform = { url: `${publicUrl}/api/webhooks/stripe`, secret: `whsec_${randomLetters(32)}` };
  const connect = { url: platform.url, secret: `whsec_${randomLetters(32)}` };
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const standIn = openStripeStandIn({ folder, url, secretKey, endpoints: { platform, connect } });
  server.on('request', standIn.listener);

  return {
    variables: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: platform.secret,
      STRIPE_CONNECT_WEBHOOK_SECRET: connect.secret,
      STRIPE_API_URL: url,
    },
    controlUrl: `${url}/stand-in`,
    stop: () =>
      new Promise((resolve) => {
        standIn.stop();
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

type Opening = {
  /** The folder of its data. */
  folder: string;
  /** The address of its pages for browsers. */
  url: string;
  secretKey: string;
  endpoints: Readonly<Record<Door, Endpoint>>;
};

/** It keeps accounts like Stripe, but moves no money. `stop`: stops sending webhooks. */
export function openStripeStandIn({ folder, url, secretKey, endpoints }: Opening): {
  listener: RequestListener;
  stop: () => void;
} {
  const store = openStore(folder);
  const sender = createSender({ store, endpoints });
  const standIn = createStandIn({ store, pageUrl: (path) => url + path, onChange: sender.nudge });
  offerPlan(standIn);
  const app = express();
  app.set('query parser', 'extended');
  app.use('/v1', apiRouter(standIn, secretKey, routes));
  app.use(pageRouter(standIn, sender));
  return { listener: app, stop: sender.stop };
}
