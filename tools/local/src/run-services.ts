import { join } from 'node:path';

import type { Environment } from './environment.ts';
import { acceptPartialDemo } from './demo/demo-marker.ts';
import { superviseRun } from './supervise-run.ts';
import { withMailbox } from './mail/mailbox.ts';
import { mailboxPort } from './mail/mailbox-port.ts';
import { listenOnLoopback } from './network/listen.ts';
import { metricsUrl } from './network/metrics-port.ts';
import type { LocalRun } from './prepare.ts';
import { prepare } from './prepare.ts';
import { createProgress } from './progress.ts';
import { refusal } from './refusal.ts';
import { startPageRenderer } from './stack/start-page-renderer.ts';
import { startProcesses } from './stack/start-processes.ts';
import { stripeLine } from './welcome.ts';

/** Runs each service and the gateway in its own process, over RabbitMQ: closer to a deployment, without containers. */
export async function runServices(run: LocalRun): Promise<void> {
  const { root, options, userEnvironment, print } = run;
  if (!userEnvironment.AMQP_URL) {
    throw refusal('Services in separate processes need RabbitMQ: set AMQP_URL, e.g. amqp://127.0.0.1:5672');
  }

  await superviseRun(run, async ({ children, shutdown }) => {
    const progress = createProgress({ steps: ['database', 'front ends', 'services'], print });
    const { database, environment, stripeUrl, frontEnds } = await prepare(run, { children, progress });
    database.onEnd(() => {
      shutdown.fail('The database engine has exited; its output is in logs/database.log of the data folder.');
    });
    await acceptPartialDemo(database.url);
    await frontEnds;
    const renderer = await startPageRenderer({ ...run, environment, children, frontEnds });
    const addresses = await startProcesses({
      root,
      environment: { ...environment, ...renderer },
      children,
      dataFolder: options.dataFolder,
      port: options.port,
      onEnd({ name, exitReason, log, restartCommand }) {
        if (!shutdown.isShuttingDown()) {
          print(
            `${name} has exited (${exitReason}); its output is in ${log}\nStart it again with: ${restartCommand}`,
          );
        }
      },
    });
    progress.done('services');
    const mailbox = await openMailbox(environment, await mailboxPort(userEnvironment));
    shutdown.add(mailbox.stop);

    print(`
Marquee is running, each service in its own process.

  The product   ${options.url}
  Mailbox       ${mailbox.url}
  Stripe        ${stripeLine(stripeUrl)}
  Metrics       ${metricsUrl(environment.METRICS_PORT)} of the gateway; each service's own at /metrics, its state at /readyz:
${addresses.map(({ name, url }) => `    ${name.padEnd(11)} ${url}`).join('\n')}
  Database      ${database.title}
  Logs          ${join(options.dataFolder, 'logs')}
  One service   node_modules/.bin/node --env-file=${join(options.dataFolder, 'processes', '<name>.env')} services/<name>/src/main.ts

Ctrl-C stops everything.`);
  });
}

async function openMailbox(
  { MAIL_DIR: folder = '', PUBLIC_URL: publicUrl = '' }: Environment,
  port: number,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const page = withMailbox({ folder, publicUrl }, (_request, response) => {
    response.writeHead(404).end();
  });
  const { stop } = await listenOnLoopback(page, port);

  return { url: `http://localhost:${port}/dev/mailbox`, stop };
}
