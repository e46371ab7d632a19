import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { ReleaseRecord } from '@marquee/contracts/release-record';
import { apps, isApp } from './apps.ts';
import { Refusal } from './refusal.ts';
import { release } from './release.ts';
import { rollBack, switchApp } from './roll-back.ts';

export type ReleaseRun = {
  root: string;
  args: string[];
  environment: Readonly<Record<string, string | undefined>>;
  now: () => Date;
  say: (text: string) => void;
  complain: (text: string) => void;
};

/** 0: done; 1: refused, each reason a line; 2: asked wrongly. */
type ExitCode = 0 | 1 | 2;

const usage = `npm run release -- <app> <folder>    brings a build of client, provider or public to the users, once the deploy gate lets it pass
npm run rollback -- <app>            one release back, through the same gate; three are kept
npm run switch -- <app> off|on       its pages say that they cannot be loaded, and nothing of it is asked for

  --store <folder>   the release store; else RELEASES_DIR, else that of npm start
  --shell <folder>   the shell's build that is running; else SHELL_DIR, else shell/dist
  docs/releases.md says more.`;

const flags = {
  store: { type: 'string' },
  shell: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

type Asked = { app: string; rest: string[]; store: string; shell: string };
type Act = (asked: Asked, run: ReleaseRun) => Promise<ReleaseRecord>;

export const runRelease = (run: ReleaseRun) => runAct(run, { takes: 1, act: releaseBuild });
export const runRollback = (run: ReleaseRun) => runAct(run, { takes: 0, act: goBack });
export const runSwitch = (run: ReleaseRun) => runAct(run, { takes: 1, act: switchTo });

function releaseBuild({ app, rest: [folder = ''], store, shell }: Asked, { now }: ReleaseRun) {
  return release({ store, app, folder: resolve(folder), shellFolder: shell, now });
}

function goBack({ app, store, shell }: Asked, { now }: ReleaseRun) {
  return rollBack({ store, app, shellFolder: shell, now });
}

function switchTo({ rest: [way], store, app }: Asked, { now }: ReleaseRun) {
  if (way !== 'on' && way !== 'off') {
    throw new TypeError('on or off?');
  }
  return switchApp({ store, app, now }, way === 'on');
}

async function runAct(run: ReleaseRun, { takes, act }: { takes: number; act: Act }): Promise<ExitCode> {
  const { args, say, complain } = run;
  try {
    const { values, positionals } = parseArgs({ args, options: flags, allowPositionals: true });
    if (values.help) {
      say(usage);
      return 0;
    }
    const [app = '', ...rest] = positionals;
    if (!isApp(app) || rest.length !== takes) {
      throw new TypeError(`Which of ${apps.join(', ')}?`);
    }
    const { name, build, enabled } = await act({ app, rest, ...placesOf(run, values) }, run);
    say(`${name} is at build ${build ?? 'of its development server'}, switched ${enabled ? 'on' : 'off'}.`);
    return 0;
  } catch (error) {
    if (error instanceof Refusal) {
      complain(error.reasons.map((reason) => `Refused: ${reason}`).join('\n'));
      return 1;
    }
    complain(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    return 2;
  }
}

type Places = Pick<Asked, 'store' | 'shell'>;

function placesOf({ root, environment }: ReleaseRun, given: Partial<Places>): Places {
  // An empty variable counts as none.
  const chosen = (name: string) => (environment[name] === '' ? undefined : environment[name]);
  const data = chosen('DATA_DIR') ?? join(root, '.data');
  return {
    store: given.store ?? chosen('RELEASES_DIR') ?? join(data, 'release-store'),
    shell: given.shell ?? chosen('SHELL_DIR') ?? join(root, 'shell', 'dist'),
  };
}
