import type { ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';

import type { Children } from '@marquee/local/processes/children';

type Node = {
  name: string;
  main: string;
  port: number;
  variables: Readonly<Record<string, string>>;
  dataFolder: string;
  children: Children;
};

/** Every run of a node appends to the same log. */
export function launchNode({ name, main, port, variables, dataFolder, children }: Node): ChildProcess {
  const output = openSync(join(dataFolder, 'logs', `${name}.log`), 'a');
  const child = children.start({
    role: name,
    command: process.execPath,
    args: [main],
    graceMs: 2_000,
    options: {
      stdio: ['ignore', output, output],
      env: { ...process.env, ...variables, PORT: String(port) },
    },
  });
  closeSync(output);
  return child;
}
