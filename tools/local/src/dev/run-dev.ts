import { join } from 'node:path';

import { provideDatabase } from '../database/provide-database.ts';
import { devKeys } from '../dev-keys.ts';
import { sharedEnvironment } from '../environment.ts';
import { linkReleases } from '../front-ends/link-releases.ts';
import { provideGoogle } from '../google/provide-google.ts';
import { superviseRun } from '../supervise-run.ts';
import { metricsPort, metricsUrl } from '../network/metrics-port.ts';
import { untilReady } from '../network/until-ready.ts';
import type { LocalRun } from '../prepare.ts';
import { provideStripe } from '../stripe/provide-stripe.ts';
import { welcome } from '../welcome.ts';
import { developmentBuild, startDevServers } from './start-dev-servers.ts';

/** Runs the product for development: services restart and pages hot-reload when a file is saved. */
export async function runDev(run: LocalRun): Promise<void> {
  const startedAt = performance.now();
  const { root, options, userEnvironment, print } = run;
  const { dataFolder, url } = options;

  await superviseRun(run, async ({ children }) => {
    const [database, keys, port, google, stripe] = await Promise.all([
      provideDatabase({ mongodbUrl: userEnvironment.MONGODB_URL, dataFolder, children, print }),
      devKeys(join(dataFolder, 'keys.json')),
      metricsPort(userEnvironment),
      provideGoogle({ publicUrl: url, userEnvironment }),
      provideStripe({ publicUrl: url, dataFolder, userEnvironment }),
      startDevServers({ root, dataFolder, publicUrl: url, children, print }),
    ]);
    linkReleases(join(dataFolder, 'releases'), (remote) => developmentBuild(`mfe_${remote}`));

    const mongodbUrl = database.url;
    const environment = sharedEnvironment({
      keys,
      root,
      dataFolder,
      mongodbUrl,
      publicUrl: url,
      metricsPort: port,
      emulatorVariables: { ...google, ...stripe.variables },
      userEnvironment,
    });
    const child = children.start({
      role: 'services',
      command: process.execPath,
      args: [
        '--watch',
        '--watch-preserve-output',
        join(root, 'tools', 'local', 'src', 'dev', 'services-main.ts'),
        '--dev',
      ],
      graceMs: 2_200,
      group: true,
      options: {
        stdio: ['ignore', 'inherit', 'inherit'],
        env: {
          ...process.env,
          ...environment,
          SHELL_DIR: developmentBuild('shell'),
          RELEASES_DIR: join(dataFolder, 'releases'),
          PORT: String(options.port),
          DATA_DIR: dataFolder,
        },
      },
    });
    await untilReady({ name: 'The product', url: `${url}/readyz`, child, seconds: 120 });

    const seconds = (performance.now() - startedAt) / 1000;
    print(
      welcome({
        url,
        metricsUrl: metricsUrl(port),
        stripeUrl: stripe.controlUrl,
        databaseTitle: database.title,
        seconds,
      }),
    );
  });
}
