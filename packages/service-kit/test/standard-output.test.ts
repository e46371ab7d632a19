import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const program = join(import.meta.dirname, 'log-a-line.ts');

describe('lines on stdout', () => {
  test('when a process exits with a line just logged, then the line is there', async () => {
    const child = spawn(process.execPath, [program, 'exits']);

    expect(JSON.parse(await text(child.stdout))).toMatchObject({ msg: 'the only line' });
  });

  test('when a process that stays has little to say, then that comes all the same', async () => {
    const child = spawn(process.execPath, [program, 'stays']);

    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    child.kill();
    await once(child, 'exit');

    expect(JSON.parse(line.toString())).toMatchObject({ msg: 'the only line' });
  });
});
