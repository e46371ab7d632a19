import type { Configuration } from 'webpack-dev-server';

/** DEV_SERVER_PORT, else the given one. Exits the process if neither is a port. */
export function devServerPort(otherwise?: string): number {
  const port = Number(process.env.DEV_SERVER_PORT ?? otherwise ?? 0);
  if (!Number.isInteger(port) || port <= 0) {
    console.error('DEV_SERVER_PORT must be a port number');
    process.exit(1);
  }
  return port;
}

/** The common options of all development servers: hot reload through the server's own port, and the page for every address. */
export function devServerOptions(port: number): Configuration {
  return {
    host: '127.0.0.1',
    port,
    hot: true,
    liveReload: false,
    historyApiFallback: true,
    client: { webSocketURL: `ws://127.0.0.1:${port}/ws`, overlay: false, logging: 'warn' },
    allowedHosts: ['localhost', '127.0.0.1'],
  };
}
