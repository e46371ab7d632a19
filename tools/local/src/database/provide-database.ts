import { refusal } from '../refusal.ts';
import type { Children } from '../processes/children.ts';
import { chooseEngine } from './choose-engine.ts';
import { isAnswering, startEngine } from './start-engine.ts';

export type DatabaseOptions = {
  mongodbUrl: string | undefined;
  dataFolder: string;
  children: Children;
  print: (line: string) => void;
};
/** `onEnd`: calls the listener when an embedded engine ends for any reason; never calls it for an external database. */
export type Database = { url: string; title: string; onEnd: (listener: () => void) => void };

/** The database at MONGODB_URL, else an embedded one with its files in the data folder. */
export async function provideDatabase({
  mongodbUrl,
  dataFolder,
  children,
  print,
}: DatabaseOptions): Promise<Database> {
  if (mongodbUrl) {
    await requireReachable(mongodbUrl);
    return { url: mongodbUrl, title: 'the one at MONGODB_URL', onEnd: () => undefined };
  }
  const engine = await chooseEngine({ dataFolder, print });
  const { url, child } = await startEngine({ engine, dataFolder, children });
  return { url, title: engine.title, onEnd: (listener) => child.once('exit', listener) };
}

async function requireReachable(url: string): Promise<void> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    if (await isAnswering(url)) {
      return;
    }
  }
  throw refusal('The database at MONGODB_URL does not answer.');
}
