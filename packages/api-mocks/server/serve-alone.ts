import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { devServerOptions, devServerPort } from '@marquee/build-kit/dev-server';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { standaloneConfig } from './standalone-config.ts';

process.env.NODE_ENV = 'development';
const { loadConfig } = await import('@marquee/build-kit/load-config');

/**
 * `node serve-alone.ts 8091` serves the remote of the current workspace alone, with API mocks and hot reload. DEV_SERVER_PORT overrides the
 * argument.
 */
const port = devServerPort(process.argv[2]);
const config = standaloneConfig(await loadConfig());

/** The script of the mock service worker. Only this process serves the script. No build contains it, so no release can contain it. */
const workerScript = await readFile(fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js')));

const server = new WebpackDevServer(
  {
    ...devServerOptions(port),
    setupMiddlewares: (middlewares) => [
      { name: 'mock-service-worker', path: '/mockServiceWorker.js', middleware: sendWorkerScript },
      ...middlewares,
    ],
  },
  webpack(config),
);

await server.start();
console.log(`${config.name} runs standalone with API mocks: http://127.0.0.1:${port}/`);

function sendWorkerScript(_request: IncomingMessage, response: ServerResponse): void {
  response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' });
  response.end(workerScript);
}
