/** A database server that can be started as a child: how it is called and what it is asked to promise. */
export type Engine = {
  id: 'mongod' | 'secantus';
  title: string;
  command: string;
  args: (place: EnginePlace) => string[];
  /** Beside what this process was given. */
  environment?: Readonly<Record<string, string>>;
  url: (port: number) => string;
};

/** `cacheMegabytes`: what the stand-in keeps of its data in memory; MongoDB has a rule of its own, half of the machine's. */
export type EnginePlace = { port: number; folder: string; cacheMegabytes?: number | undefined };

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
 * SecantusDB's Rust server: it keeps what it acknowledged through a kill only with `--sync-on-commit`. Beside its log it would write every change a
 * second time for change streams, which nobody here reads.
 */
export function secantusEngine(command: string): Engine {
  return {
    id: 'secantus',
    title: `SecantusDB ${secantusVersion}, a stand-in for MongoDB made for development`,
    command,
    args: ({ port, folder, cacheMegabytes = besideEverything }) => [
      ...['--host', '127.0.0.1', '--port', String(port), '--storage-path', folder],
      ...['--cache-size', `${cacheMegabytes}M`, '--log-file-max', '64MB', '--sync-on-commit'],
    ],
    environment: { SECANTUS_DISABLE_OPLOG: '1' },
    url: loopbackUrl,
  };
}

/** Megabytes: `npm start` shares a developer's machine with all else that runs there. */
const besideEverything = 256;

export const secantusVersion = '0.6.0b17';

function loopbackUrl(port: number): string {
  return `mongodb://127.0.0.1:${port}/?directConnection=true`;
}
