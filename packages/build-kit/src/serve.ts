import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { devServerOptions, devServerPort } from './dev-server.ts';
import { forDeployedShell } from './for-deployed-shell.ts';

process.env.NODE_ENV = 'development';
const { loadConfig } = await import('./load-config.ts');

/**
 * `DEV_SERVER_PORT=n node serve.ts` builds the current workspace and serves it alone on this port, with hot reload. It also writes the files
 * to disk, from where the gateway serves them like a release.
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

/** If PUBLIC_URL names a gateway, this server forwards requests for the API, `/config.json` and other front ends' files to the gateway. */
function proxyToGateway(gateway: string | undefined): { context: string[]; target: string }[] {
  return gateway ? [{ context: ['/api', '/config.json', '/mfe'], target: gateway }] : [];
}
