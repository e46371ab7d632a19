import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readAudit } from '../src/supply/audit.ts';
import type { Audit } from '../src/supply/audit.ts';
import { judgeSupply } from '../src/supply/judge-supply.ts';
import { readLockfile } from '../src/supply/lockfile.ts';
import type { Installed } from '../src/supply/lockfile.ts';
import { isAtLeast } from '../src/supply/versions.ts';

const clean: Audit = { answered: true, high: 0, critical: 0 };
const locked = (name: string, version: string, other: Partial<Installed> = {}): Installed => {
  return {
    name,
    version,
    registry: null,
    hasChecksum: true,
    hasInstallScript: false,
    isForOtherSystems: false,
    ...other,
  };
};
const installed = [
  locked('http-proxy-middleware', '4.2.1'),
  locked('httpxy', '0.5.5'),
  locked('amqplib', '2.3.1'),
  locked('passport', '0.7.0'),
  locked('node', '24.21.0', { hasInstallScript: true }),
];
const verdictOn = (all: Installed[], audit: Audit = clean) =>
  judgeSupply({ audit, installed: all, allowedScripts: ['node'] }).passed;

describe('judge supply', () => {
  test('when everything is in order, then the gate passes', () => {
    expect(verdictOn(installed)).toBe(true);
  });

  test('when a package for another system than production’s has no checksum, then the gate passes with a remark', () => {
    const foreign = locked('x-darwin', '1.0.0', { hasChecksum: false, isForOtherSystems: true });

    const { passed, remarks } = judgeSupply({
      audit: clean,
      installed: [...installed, foreign],
      allowedScripts: ['node'],
    });

    expect([passed, remarks]).toEqual([true, [expect.stringContaining('1 for systems')]]);
  });

  test.each<[string, Installed[]]>([
    ['a copy is below its floor', [...installed, locked('httpxy', '0.5.4')]],
    ['a package with a floor is missing', installed.slice(1)],
    ['a package has no checksum', [...installed, locked('x', '1.0.0', { hasChecksum: false })]],
    ['an unlisted package runs a script', [...installed, locked('x', '1.0.0', { hasInstallScript: true })]],
    [
      'there are two registries',
      [
        locked('x', '1.0.0', { registry: 'https://registry.npmjs.org' }),
        locked('y', '1.0.0', { registry: 'https://npm.example' }),
        ...installed,
      ],
    ],
    ['nothing is locked', []],
  ])('when %s, then the gate fails', (_fault, all) => {
    expect(verdictOn(all)).toBe(false);
  });

  test.each<Audit>([
    { answered: true, high: 1, critical: 0 },
    { answered: true, high: 0, critical: 1 },
  ])('when the audit says %j, then the gate fails', (audit) => {
    expect(verdictOn(installed, audit)).toBe(false);
  });
});

describe('judge supply when the registry rejects the audit', () => {
  const refused: Audit = { answered: false, why: '405 Method Not Allowed' };

  test('when everything else is in order, then the gate passes, and the report states that the audit was not possible', () => {
    const { passed, figures, remarks } = judgeSupply({ audit: refused, installed, allowedScripts: ['node'] });

    expect([passed, figures]).toEqual([true, expect.stringContaining('was not possible')]);
    expect(remarks).toEqual([expect.stringContaining('405 Method Not Allowed')]);
  });

  test('when a copy is below its floor, then the gate still fails', () => {
    expect(verdictOn([...installed, locked('httpxy', '0.5.4')], refused)).toBe(false);
  });
});

describe('judge supply without the audit', () => {
  const judged = (all: Installed[]) =>
    judgeSupply({ audit: 'skipped', installed: all, allowedScripts: ['node'] });

  test('when everything else is in order, then the gate passes, and the figures state what was omitted', () => {
    const { passed, figures } = judged(installed);

    expect([passed, figures]).toEqual([true, expect.stringContaining('part of the full run only')]);
  });

  test('when a copy is below its floor, then the gate fails', () => {
    expect(judged([...installed, locked('httpxy', '0.5.4')]).passed).toBe(false);
  });
});

describe('the output of the audit', () => {
  test('when the output has figures, then they are read', () => {
    const output = '{"metadata":{"vulnerabilities":{"low":3,"high":1,"critical":0}}}';

    expect(readAudit(output)).toEqual({ answered: true, high: 1, critical: 0 });
  });

  test.each([
    ['{"message":"405 Method Not Allowed","statusCode":405}', '405 Method Not Allowed'],
    ['', 'no figures in the answer'],
    ['{}', 'no figures in the answer'],
  ])('when the output is %j, then the audit was not possible', (output, why) => {
    expect(readAudit(output)).toEqual({ answered: false, why });
  });
});

describe('the lockfile', () => {
  const ours = readLockfile(
    readFileSync(join(import.meta.dirname, '..', '..', '..', 'package-lock.json'), 'utf8'),
  );

  test('the lockfile contains one copy of the MongoDB driver', () => {
    expect(ours.filter(({ name }) => name === 'mongodb')).toHaveLength(1);
  });

  test('when the lockfile is read, then each installed copy has its registry, and our own packages are omitted', () => {
    const text = JSON.stringify({
      packages: {
        '': { version: '1.0.0' },
        chaos: { version: '1.0.0' },
        'node_modules/@marquee/chaos': { resolved: 'tools/chaos', link: true },
        'node_modules/a/node_modules/@b/c': { version: '2.0.0', resolved: 'git+ssh://git@x.y/z.git#1' },
        'node_modules/d': { version: '1.0.0', resolved: 'https://r.example/d.tgz', integrity: 'sha512-x' },
      },
    });

    expect(readLockfile(text)).toEqual([
      locked('@b/c', '2.0.0', { registry: 'git+ssh://git@x.y/z.git#1', hasChecksum: false }),
      locked('d', '1.0.0', { registry: 'https://r.example' }),
    ]);
  });

  test.each([
    [{}, false],
    [{ os: ['linux'], cpu: ['x64'] }, false],
    [{ cpu: ['arm64'] }, false],
    [{ os: ['!win32'] }, false],
    [{ os: ['darwin'], cpu: ['arm64'] }, true],
    [{ os: ['linux'], cpu: ['s390x'] }, true],
    [{ os: ['linux'], cpu: ['!x64', '!arm64'] }, true],
  ])('when a copy is for %j, then it counts as not used in production: %j', (systems, isForOtherSystems) => {
    const text = JSON.stringify({ packages: { 'node_modules/x': { version: '1.0.0', ...systems } } });

    expect(readLockfile(text)).toMatchObject([{ isForOtherSystems }]);
  });

  test.each([
    ['4.1.1', '4.1.1', true],
    ['4.2.0', '4.1.1', true],
    ['4.1.0', '4.1.1', false],
    ['10.0.0', '4.1.1', true],
    ['3.9.9', '4.1.1', false],
    ['4.1.1-beta.1', '4.1.1', false],
    ['0.6.1', '0.6', true],
  ])('when %s is compared with the floor %s, then the result is %j', (version, floor, isEnough) => {
    expect(isAtLeast(version, floor)).toBe(isEnough);
  });
});
