import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../../setup/paths.mjs';
import { runProgram } from '../run-program.mjs';

/** Returns functions that run docker and docker-compose in a separate project on separate ports, without a developer's .env. */
export function createDocker({ children, dataFolder }, { env, compose }, { project, ports, tag }) {
  const emptyEnvironmentFile = join(dataFolder, 'compose.env');
  writeFileSync(emptyEnvironmentFile, '');
  const variables = { ...env, ...ports, MARQUEE_TAG: tag };
  const environment = { ...process.env, ...variables };
  const [composeProgram, ...composeArguments] = [
    ...compose,
    '--project-name',
    project,
    '--env-file',
    emptyEnvironmentFile,
  ];

  /** Returns the output of a program. Throws if the program fails. */
  function read(command, args) {
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd: root,
      env: environment,
      encoding: 'utf8',
    });
    if (status !== 0) {
      throw new Error(`${command} ${args.join(' ')}: ${stderr.trim()}`);
    }
    return stdout.trim();
  }

  async function programIn(cwd, command, ...args) {
    const code = await runProgram(children, { role: command, command, args, env: variables, cwd });
    if (code !== 0) {
      throw new Error(`${command} ${args.join(' ')} failed (${code})`);
    }
  }

  return {
    ports,
    program: (...all) => programIn(root, ...all),
    run: (...args) => programIn(root, 'docker', ...args),
    read: (...args) => read('docker', args),
    succeeds: (...args) =>
      spawnSync('docker', args, { env: environment, stdio: 'ignore', timeout: 600_000 }).status === 0,
    compose: (...args) => programIn(root, composeProgram, ...composeArguments, ...args),
    /** Uses the compose file of a copy of the repository. */
    composeFrom: (cwd, ...args) => programIn(cwd, composeProgram, ...composeArguments, ...args),
    /** Runs a command in a service's container. */
    within: (service, ...args) => read(composeProgram, [...composeArguments, 'exec', '-T', service, ...args]),
    /** Returns the output of `docker inspect` for every container of the project. */
    containers() {
      const label = `label=com.docker.compose.project=${project}`;
      const ids = read('docker', ['ps', '--all', '--quiet', '--filter', label]).split('\n').filter(Boolean);
      return ids.length === 0 ? [] : JSON.parse(read('docker', ['inspect', ...ids]));
    },
  };
}

export function serviceOf({ Config }) {
  return Config.Labels['com.docker.compose.service'];
}
