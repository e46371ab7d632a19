import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { writeKeyFiles } from '../src/containers/write-key-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-keys-'));
  await write();
});
afterEach(() => rm(folder, { recursive: true }));

function write(): Promise<void> {
  return writeKeyFiles({ identity: join(folder, 'identity'), others: join(folder, 'others') });
}

async function variablesOf(place: 'identity' | 'others', name: string): Promise<Map<string, string>> {
  const text = await readFile(join(folder, place, 'processes', `${name}.env`), 'utf8');
  return new Map(text.split('\n').map((line) => [line.split('=', 1)[0] ?? '', line]));
}

describe('the keys of docker compose', () => {
  test('when the keys are generated, then only identity’s folder contains identity’s secrets', async () => {
    const [identity, billing, gateway] = await Promise.all([
      variablesOf('identity', 'identity'),
      variablesOf('others', 'billing'),
      variablesOf('others', 'gateway'),
    ]);

    expect([...identity.keys()]).toEqual(
      expect.arrayContaining(['TOKEN_SIGNING_KEY', 'TOKEN_PUBLIC_KEYS', 'LINK_SECRET', 'SECOND_STEP_KEY']),
    );
    expect([...billing.keys()].filter(Boolean).sort()).toEqual(['INTERNAL_SECRET', 'TOKEN_PUBLIC_KEYS']);
    expect([...gateway.keys()].filter(Boolean)).toEqual(['INTERNAL_SECRET']);
    expect(billing.get('TOKEN_PUBLIC_KEYS')).toBe(identity.get('TOKEN_PUBLIC_KEYS'));
  });

  test('when the keys exist, then they do not change', async () => {
    const before = await variablesOf('identity', 'identity');

    await write();

    expect(await variablesOf('identity', 'identity')).toEqual(before);
  });

  test('when the keys are generated, then each has the development prefix', async () => {
    const identity = await variablesOf('identity', 'identity');

    expect([...identity.values()].filter((line) => line !== '' && !line.includes('development-'))).toEqual(
      [],
    );
  });
});
