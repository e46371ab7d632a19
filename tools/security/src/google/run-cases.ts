import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import type { Setting } from '../gates/gate.ts';
import type { Case } from './judge-cases.ts';

const report = z.object({
  testResults: z.array(
    z.object({
      assertionResults: z.array(
        z.object({ ancestorTitles: z.array(z.string()), title: z.string(), status: z.string() }),
      ),
    }),
  ),
});

const where = 'services/identity/test/.*(google|oauth)';

/** Runs identity's own tests of third-party sign-in. */
export async function runCases({ root, dataFolder, mongodbUrl }: Setting): Promise<Case[]> {
  const file = join(dataFolder, 'google-cases.json');
  const args = ['--selectProjects=node', `--testPathPatterns=${where}`, '--json', `--outputFile=${file}`];
  const jest = join(root, 'node_modules', 'jest', 'bin', 'jest.js');
  const child = spawn(process.execPath, [jest, ...args, '--passWithNoTests', '--forceExit'], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, MONGODB_URL: mongodbUrl },
  });
  await once(child, 'exit');
  return existsSync(file) ? readCases(readFileSync(file, 'utf8')) : [];
}

/** With jest-light-runner, Jest's `fullName` is the title alone, without its describe blocks. */
export function readCases(json: string): Case[] {
  return report.parse(JSON.parse(json)).testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      name: [...ancestorTitles, title].join(' '),
      passed: status === 'passed',
    })),
  );
}
