import type { Configuration } from 'webpack-dev-server';

/** The port in DEV_SERVER_PORT, or `otherwise` if the variable is not set. Exits the process if the value is not a port number. */
export function devServerPort(otherwise?: string): number {
  const port = Number(process.env.DEV_SERVER_PORT ?? otherwise ?? 0);
  if (!Number.isInteger(port) || port <= 0) {
    console.error('DEV_SERVER_PORT must be a port number');
    process.exit(1);
  }
  return port;
}

/** The common options of all development servers: hot reload through the server's own port, and `index.html` for every address. */
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
