import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const program = join(import.meta.dirname, 'log-one-line.ts');

describe('lines on stdout', () => {
  test('when a process exits right after logging, then the line is written', async () => {
    const child = spawn(process.execPath, [program, 'exits']);

    expect(JSON.parse(await text(child.stdout))).toMatchObject({ msg: 'the only line' });
  });

  test('when a long-running process logs little, then the line is still written', async () => {
    const child = spawn(process.execPath, [program, 'stays']);

    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    child.kill();
    await once(child, 'exit');

    expect(JSON.parse(line.toString())).toMatchObject({ msg: 'the only line' });
  });
});
