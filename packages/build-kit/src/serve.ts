import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { devServerOptions, devServerPort } from './dev-server.ts';
import { forDeployedShell } from './for-deployed-shell.ts';

process.env.NODE_ENV = 'development';
const { loadConfig } = await import('./load-config.ts');

/**
 * `DEV_SERVER_PORT=n node serve.ts` in a workspace: builds with hot reload through its own port, and also writes the files to disk, where
 * the gateway serves them like a release. On its own port it serves the workspace running alone.
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

/** A workspace running alone reads the real API if a gateway is running. */
function proxyToGateway(gateway: string | undefined): { context: string[]; target: string }[] {
  return gateway ? [{ context: ['/api', '/config.json', '/mfe'], target: gateway }] : [];
}
