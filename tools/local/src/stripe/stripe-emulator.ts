import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

import express from 'express';

import { apiRouter } from './http/api-router.ts';
import { randomLetters } from './new-id.ts';
import { pageRouter } from './pages/page-router.ts';
import { ensurePlanPrice } from './prices/ensure-plan-price.ts';
import { routes } from './routes.ts';
import { createEmulator } from './emulator.ts';
import { openStore } from './store/store.ts';
import type { EndpointName } from './webhooks/delivery.ts';
import type { Endpoint } from './webhooks/post-event.ts';
import { createSender } from './webhooks/sender.ts';

export type StripeEmulator = {
  /** The variables that billing needs. */
  variables: Readonly<Record<string, string>>;
  /** The address of the page that controls the emulator's clock and webhooks. */
  controlUrl: string;
  stop: () => Promise<void>;
};

type StartOptions = { folder: string; publicUrl: string };

/** Starts the emulator on loopback, with its own keys. */
export async function startStripeEmulator({ folder, publicUrl }: StartOptions): Promise<StripeEmulator> {
  const secretKey = `sk_test_${randomLetters(24)}`;
  const platform = { url: `${publicUrl}/api/webhooks/stripe`, secret: `whsec_${randomLetters(32)}` };
  const connect = { url: platform.url, secret: `whsec_${randomLetters(32)}` };
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const emulator = openStripeEmulator({ folder, url, secretKey, endpoints: { platform, connect } });
  server.on('request', emulator.listener);

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
        emulator.stop();
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

type OpenOptions = {
  /** The folder of the emulator's data. */
  folder: string;
  /** The address of the emulator's pages for browsers. */
  url: string;
  secretKey: string;
  endpoints: Readonly<Record<EndpointName, Endpoint>>;
};

/** Opens an emulator that stores payments and subscriptions like Stripe but moves no money. `stop`: stops sending webhooks. */
export function openStripeEmulator({ folder, url, secretKey, endpoints }: OpenOptions): {
  listener: RequestListener;
  stop: () => void;
} {
  const store = openStore(folder);
  const sender = createSender({ store, endpoints });
  const emulator = createEmulator({ store, pageUrl: (path) => url + path, onChange: sender.sendDue });
  ensurePlanPrice(emulator);
  const app = express();
  app.set('query parser', 'extended');
  app.use('/v1', apiRouter(emulator, secretKey, routes));
  app.use(pageRouter(emulator, sender));
  return { listener: app, stop: sender.stop };
}
