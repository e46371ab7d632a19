import { createIntegrity } from '../src/federation/integrity.ts';
import { aRelease } from './a-release.ts';

const base = 'https://marquee.example/client';
const hash = `sha384-${'m'.repeat(64)}`;
const scriptHash = `sha384-${'s'.repeat(64)}`;
const nothing = `sha384-${'A'.repeat(64)}`;
const entry = '/mfe/client/mf-manifest.1.json';
const manifestAt = `https://marquee.example${entry}`;
const script = 'https://marquee.example/mfe/client/40.js';

function known(isStrict: boolean) {
  const integrity = createIntegrity({ isStrict, base });
  integrity.trust(aRelease({ entry, integrity: hash }));
  integrity.learn(manifestAt, { integrity: { '40.js': scriptHash } });
  return integrity;
}

describe('what may run in a production build', () => {
  test('when a record and its manifest vouch for it, then the browser is told what it must be', () => {
    const integrity = known(true);

    expect(integrity.ofManifest(entry)).toBe(hash);
    expect(integrity.ofScript(script)).toBe(scriptHash);
    expect(integrity.ofScript(`${script}?again`)).toBe(scriptHash);
  });

  test('when nothing vouches for it, then no content is good enough', () => {
    const integrity = known(true);

    expect(integrity.ofManifest('/mfe/client/mf-manifest.2.json')).toBe(nothing);
    expect(integrity.ofScript('https://marquee.example/mfe/client/41.js')).toBe(nothing);
    expect(integrity.ofScript('https://elsewhere.example/mfe/client/40.js')).toBe(nothing);
  });

  test('when a record says nothing of its content, then the remote is refused by name', () => {
    const integrity = createIntegrity({ isStrict: true, base });

    expect(() => {
      integrity.trust(aRelease());
    }).toThrow('mfe_client is not to be trusted');
  });

  test('when a manifest vouches for nothing, then none of its scripts runs', () => {
    const integrity = createIntegrity({ isStrict: true, base });
    integrity.learn(manifestAt, {});

    expect(integrity.ofScript(script)).toBe(nothing);
  });
});

describe('what a tab runs instead of a release', () => {
  test('when a record says so, then nothing from there is compared, and anything else still is', () => {
    const integrity = known(true);
    const there = 'http://localhost:3001';

    integrity.trust(aRelease({ entry: `${there}/mf-manifest.json`, overriddenBy: there }));

    expect(integrity.ofManifest(`${there}/mf-manifest.json`)).toBeUndefined();
    expect(integrity.ofScript(`${there}/40.js`)).toBe('');
    expect(integrity.ofScript('http://localhost:3002/40.js')).toBe(nothing);
    expect(integrity.ofScript(script)).toBe(scriptHash);
  });

  test('when it lies in a folder, then what lies beside that folder is compared all the same', () => {
    const integrity = known(true);
    const there = 'http://localhost:3001';

    integrity.trust(aRelease({ entry: `${there}/client/mf-manifest.json`, overriddenBy: there }));

    expect(integrity.ofScript(`${there}/client/40.js?again`)).toBe('');
    expect(integrity.ofScript(`${there}/provider/40.js`)).toBe(nothing);
    expect(integrity.ofScript(`${there}/client/../provider/40.js`)).toBe(nothing);
  });
});

describe('what may run while it is being written', () => {
  test('when a record says nothing of its content, then nothing is compared', () => {
    const integrity = createIntegrity({ isStrict: false, base });

    integrity.trust(aRelease());

    expect([integrity.ofManifest(entry), integrity.ofScript(script)]).toEqual([undefined, '']);
  });
});
