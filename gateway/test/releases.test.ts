import { rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { startGateway } from './gateway-kit.ts';
import { put } from './put.ts';

describe('the list of release records', () => {
  const record = (name: string) => ({
    name: `mfe_${name}`,
    entry: `/mfe/${name}/mf-manifest.json`,
    paths: ['/x'],
    owner: 'Team',
    homeFor: null,
    minContract: 1,
    enabled: true,
  });

  test('when records appear, then the list has them within 5 seconds; broken or deleted ones keep their last version', async () => {
    const fresh = await startGateway();
    const read = async () => {
      fresh.clock.advance({ seconds: 5 });
      const answer = await fresh.fetch('/config.json');
      return await answer.json();
    };
    await put(join(fresh.releasesDir, 'a', 'release.json'), JSON.stringify(record('a')));
    await put(join(fresh.shellDir, 'b', 'release.json'), JSON.stringify(record('b')));
    await symlink(join(fresh.shellDir, 'b'), join(fresh.releasesDir, 'b'));
    await put(join(fresh.releasesDir, 'c', 'release.json'), '{ broken');

    const first = await read();
    const halfWritten = { ...record('a'), minContract: undefined };
    await put(join(fresh.releasesDir, 'a', 'release.json'), JSON.stringify(halfWritten));
    const broken = await read();
    await rm(join(fresh.releasesDir, 'b'));
    const gone = await read();

    expect(first).toEqual({ remotes: [record('a'), record('b')] });
    expect(broken).toEqual(first);
    expect(gone).toEqual(first);
    await fresh.stop();
  });

  test('when a record has fields that the gateway does not know, then the shell gets these fields too', async () => {
    const fresh = await startGateway();
    const later = { ...record('a'), homeFor: 'planner', since: 'another contract' };
    await put(join(fresh.releasesDir, 'a', 'release.json'), JSON.stringify(later));

    const answer = await fresh.fetch('/config.json');

    expect(await answer.json()).toEqual({ remotes: [later] });
    await fresh.stop();
  });

  test('when it is requested again at once, then the records are not read again', async () => {
    const fresh = await startGateway();
    await fresh.fetch('/config.json');
    await put(join(fresh.releasesDir, 'a', 'release.json'), JSON.stringify(record('a')));

    const answer = await fresh.fetch('/config.json');

    expect(await answer.json()).toEqual({ remotes: [] });
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    await fresh.stop();
  });
});
