import { createIntegrity } from '../src/federation/integrity.ts';
import { aRelease } from './a-release.ts';

const base = 'https://marquee.example/client';
const hash = `sha384-${'m'.repeat(64)}`;
const scriptHash = `sha384-${'s'.repeat(64)}`;
const nothing = `sha384-${'A'.repeat(64)}`;
const entry = '/mfe/client/mf-manifest.1.json';
const manifestAt = `https://marquee.example${entry}`;
const script = 'https://marquee.example/mfe/client/40.js';

function createTrustedIntegrity(isStrict: boolean) {
  const integrity = createIntegrity({ isStrict, base });
  integrity.trust(aRelease({ entry, integrity: hash }));
  integrity.addManifest(manifestAt, { integrity: { '40.js': scriptHash } });
  return integrity;
}

describe('integrity in a production build', () => {
  test('when record and manifest have hashes, then the browser gets these hashes', () => {
    const integrity = createTrustedIntegrity(true);

    expect(integrity.getManifestHash(entry)).toBe(hash);
    expect(integrity.getScriptHash(script)).toBe(scriptHash);
    expect(integrity.getScriptHash(`${script}?again`)).toBe(scriptHash);
  });

  test('when a file has no hash, then no content is accepted', () => {
    const integrity = createTrustedIntegrity(true);

    expect(integrity.getManifestHash('/mfe/client/mf-manifest.2.json')).toBe(nothing);
    expect(integrity.getScriptHash('https://marquee.example/mfe/client/41.js')).toBe(nothing);
    expect(integrity.getScriptHash('https://elsewhere.example/mfe/client/40.js')).toBe(nothing);
  });

  test('when a record has no hash, then an error names the remote', () => {
    const integrity = createIntegrity({ isStrict: true, base });

    expect(() => {
      integrity.trust(aRelease());
    }).toThrow('mfe_client cannot be verified');
  });

  test('when a manifest has no hashes, then none of its scripts runs', () => {
    const integrity = createIntegrity({ isStrict: true, base });
    integrity.addManifest(manifestAt, {});

    expect(integrity.getScriptHash(script)).toBe(nothing);
  });
});

describe('integrity of an override', () => {
  test('when a record is overridden, then files from the override’s address are not checked, and all other files are', () => {
    const integrity = createTrustedIntegrity(true);
    const devServer = 'http://localhost:3001';

    integrity.trust(aRelease({ entry: `${devServer}/mf-manifest.json`, overriddenBy: devServer }));

    expect(integrity.getManifestHash(`${devServer}/mf-manifest.json`)).toBeUndefined();
    expect(integrity.getScriptHash(`${devServer}/40.js`)).toBe('');
    expect(integrity.getScriptHash('http://localhost:3002/40.js')).toBe(nothing);
    expect(integrity.getScriptHash(script)).toBe(scriptHash);
  });

  test('when the override is in a folder, then files beside that folder are checked', () => {
    const integrity = createTrustedIntegrity(true);
    const devServer = 'http://localhost:3001';

    integrity.trust(aRelease({ entry: `${devServer}/client/mf-manifest.json`, overriddenBy: devServer }));

    expect(integrity.getScriptHash(`${devServer}/client/40.js?again`)).toBe('');
    expect(integrity.getScriptHash(`${devServer}/provider/40.js`)).toBe(nothing);
    expect(integrity.getScriptHash(`${devServer}/client/../provider/40.js`)).toBe(nothing);
  });
});

describe('integrity in a development build', () => {
  test('when a record has no hash, then nothing is checked', () => {
    const integrity = createIntegrity({ isStrict: false, base });

    integrity.trust(aRelease());

    expect([integrity.getManifestHash(entry), integrity.getScriptHash(script)]).toEqual([undefined, '']);
  });
});
