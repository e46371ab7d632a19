/** A database server to start as a child process. `title`: its name in logs. `url`: its address at a port. */
export type Engine = {
  id: 'mongod' | 'secantus';
  title: string;
  command: string;
  args: (settings: EngineSettings) => string[];
  /** Variables that are added to the environment of the child process. */
  environment?: Readonly<Record<string, string>>;
  url: (port: number) => string;
};

/** `cacheMegabytes`: memory for SecantusDB's cache. MongoDB does not get it and uses its default, about half of the memory. */
export type EngineSettings = { port: number; folder: string; cacheMegabytes?: number | undefined };

export function mongodEngine(command: string, title: string): Engine {
  return {
    id: 'mongod',
    title,
    command,
    args: ({ port, folder }) => [
      '--dbpath',
      folder,
      '--port',
      String(port),
      '--bind_ip',
      '127.0.0.1',
      '--quiet',
    ],
    url: loopbackUrl,
  };
}

/**
 * SecantusDB's Rust server. Acknowledged writes survive a kill only with `--sync-on-commit`. Change streams are disabled, because nothing
 * reads them and they would write every change a second time.
 */
export function secantusEngine(command: string): Engine {
  return {
    id: 'secantus',
    title: `SecantusDB ${secantusVersion}, a MongoDB-compatible database for development`,
    command,
    args: ({ port, folder, cacheMegabytes = defaultCacheMegabytes }) => [
      ...['--host', '127.0.0.1', '--port', String(port), '--storage-path', folder],
      ...['--cache-size', `${cacheMegabytes}M`, '--log-file-max', '64MB', '--sync-on-commit'],
    ],
    environment: { SECANTUS_DISABLE_OPLOG: '1' },
    url: loopbackUrl,
  };
}

/** Small, because `npm start` shares a developer's machine with other programs. */
const defaultCacheMegabytes = 256;

export const secantusVersion = '0.6.0b17';

function loopbackUrl(port: number): string {
  return `mongodb://127.0.0.1:${port}/?directConnection=true`;
}
