import { join } from 'node:path';

import { developmentPrefix } from '@marquee/service-kit/process/production-rules';

import { sharedEnvironment } from '../environment.ts';
import { freePort } from '../network/free-port.ts';
import { createProgress } from '../progress.ts';
import { generateKeys } from '../secrets/generate-secrets.ts';
import { serveProduct } from '../serve-product.ts';
import type { ProductOptions } from '../serve-product.ts';
import { startStripeEmulator } from '../stripe/stripe-emulator.ts';
import { fixtureSecondStepKey } from './release-folder.ts';

type RecordedProductOptions = Pick<ProductOptions, 'watchBus'> & {
  print: (line: string) => void;
  root: string;
  dataFolder: string;
  mongodbUrl: string;
};

/** Starts the product as `npm start` does, but without front ends, because only the API is called. */
export async function startRecordedProduct({
  root,
  dataFolder,
  mongodbUrl,
  print,
  watchBus,
}: RecordedProductOptions): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const stripe = await startStripeEmulator({ folder: join(dataFolder, 'stripe'), publicUrl: url });
  const environment = sharedEnvironment({
    keys: { ...generateKeys(developmentPrefix), SECOND_STEP_KEY: fixtureSecondStepKey },
    ...{ root, dataFolder, mongodbUrl, publicUrl: url },
    metricsPort: await freePort(),
    emulatorVariables: stripe.variables,
    userEnvironment: {},
  });
  const options = { reset: false, dev: false, port, dataFolder, url };
  const progress = createProgress({ steps: ['services', 'demo data'], print });
  const product = await serveProduct({
    ...{ options, environment, amqpUrl: undefined, isEmbedded: true, progress, watchBus },
  });

  return {
    url,
    async stop() {
      await product.stop();
      await stripe.stop();
    },
  };
}
