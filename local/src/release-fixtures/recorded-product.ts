import { join } from 'node:path';

import { developmentMark } from '@marquee/service-kit/process/production-rules';

import { sharedEnvironment } from '../environment.ts';
import { freePort } from '../network/free-port.ts';
import { createProgress } from '../progress.ts';
import { makeKeys } from '../secrets/make-secrets.ts';
import { serveProduct } from '../serve-product.ts';
import type { ProductNeed } from '../serve-product.ts';
import { startStripeStandIn } from '../stripe/stripe-stand-in.ts';
import { fixtureSecondStepKey } from './release-folder.ts';

type RecordedProductNeed = Pick<ProductNeed, 'watchBus'> & {
  say: (line: string) => void;
  root: string;
  dataFolder: string;
  mongodbUrl: string;
};

/** What `npm start` serves, without front ends, because only its API is called. */
export async function startRecordedProduct({
  root,
  dataFolder,
  mongodbUrl,
  say,
  watchBus,
}: RecordedProductNeed): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const stripe = await startStripeStandIn({ folder: join(dataFolder, 'stripe'), publicUrl: url });
  const environment = sharedEnvironment({
    keys: { ...makeKeys(developmentMark), SECOND_STEP_KEY: fixtureSecondStepKey },
    ...{ root, dataFolder, mongodbUrl, publicUrl: url },
    metricsPort: await freePort(),
    standIns: stripe.variables,
    given: {},
  });
  const options = { reset: false, dev: false, port, dataFolder, url };
  const progress = createProgress({ steps: ['services', 'demo data'], say });
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
