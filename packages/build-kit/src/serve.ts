import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';

process.env.NODE_ENV = 'development';
const { loadConfig } = await import('./load-config.ts');

/**
 * `DEV_SERVER_PORT=n node serve.ts` in a workspace: builds with hot reload, tells the page through its own port, and writes the
 * files to disk too, where the gateway serves them as it serves a release. On its own port it shows the workspace standing alone.
 */
const port = Number(process.env.DEV_SERVER_PORT ?? 0);
if (!Number.isInteger(port) || port <= 0) {
  console.error('DEV_SERVER_PORT must be a port number');
  process.exit(1);
}

const server = new WebpackDevServer(
  {
    host: '127.0.0.1',
    port,
    hot: true,
    liveReload: false,
    historyApiFallback: true,
    devMiddleware: { writeToDisk: true },
    client: { webSocketURL: `ws://127.0.0.1:${port}/ws`, overlay: false, logging: 'warn' },
    allowedHosts: ['localhost', '127.0.0.1'],
    proxy: proxyToGateway(process.env.PUBLIC_URL),
  },
  webpack(await loadConfig()),
);

await server.start();

/** A workspace standing alone reads the real API when a gateway is running. */
function proxyToGateway(gateway: string | undefined): { context: string[]; target: string }[] {
  return gateway ? [{ context: ['/api', '/config.json', '/mfe'], target: gateway }] : [];
}
