import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { devServerOptions, devServerPort } from './dev-server.ts';
import { forDeployedShell } from './for-deployed-shell.ts';

process.env.NODE_ENV = 'development';
const { loadConfig } = await import('./load-config.ts');

/**
 * `DEV_SERVER_PORT=n node serve.ts` in a workspace: builds with hot reload, tells the page through its own port, and writes the
 * files to disk too, where the gateway serves them as it serves a release. On its own port it shows the workspace standing alone.
 */
const port = devServerPort();

const server = new WebpackDevServer(
  {
    ...devServerOptions(port),
    devMiddleware: { writeToDisk: true },
    proxy: proxyToGateway(process.env.PUBLIC_URL),
    ...forDeployedShell(process.env.DEPLOYED_SHELL),
  },
  webpack(await loadConfig()),
);

await server.start();

/** A workspace standing alone reads the real API when a gateway is running. */
function proxyToGateway(gateway: string | undefined): { context: string[]; target: string }[] {
  return gateway ? [{ context: ['/api', '/config.json', '/mfe'], target: gateway }] : [];
}
