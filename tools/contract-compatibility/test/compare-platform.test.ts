import { join } from 'node:path';
import { z } from 'zod';
import { schemaPairOf } from '../src/schema-pair.ts';
import { comparePlatform } from '../src/platform/compare-platform.ts';
import type { PlatformContract } from '../src/platform/platform-contract.ts';
import { aPlatform } from './contract-builders.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const page = 'export declare function Page(props: { title: string; lead?: string }): string;';
const session = 'export type Session = { id: string };';
const list = 'export type List<Of> = { rows: Of[] };';

function breaksOf(before: PlatformContract, now: PlatformContract): string[] {
  const { changes } = comparePlatform(root, before, now);
  return changes.filter((change) => change.breaks).map((change) => change.text);
}

const breaking = [
  ['an export is removed', page, '', 'Page was removed'],
  ['a prop is required', page, page.replace('lead?', 'lead'), "Property 'lead' is optional"],
  ['a prop has another type', page, page.replace('title: string', 'title: number'), 'is not assignable'],
  ['a function returns another type', page, page.replace('): string', '): number'), 'is not assignable'],
  ['a value becomes a type', page, 'export type Page = string;', 'Page has changed'],
  ['a type has lost a property', session, 'export type Session = {};', "Property 'id' is missing"],
  ['a type requires a property', session, session.replace('}', '; at: string }'), "Property 'at' is missing"],
  ['a generic type has another shape', list, list.replace('Of[]', 'Set<Of>'), 'List has changed'],
  ['a type is no longer generic', list, 'export type List = { rows: unknown[] };', 'List has changed'],
] as const;
const compatible = [
  ['an export is new', '', page],
  ['an optional prop is added', page, page.replace('lead?', 'mood?: string; lead?')],
  ['a type has one more property that may be missing', session, session.replace('}', '; at?: string }')],
  ['only the comment on an export has changed', page, `/** Of every page. */\n${page}`],
] as const;

/** Puts all cases on one platform, so that TypeScript runs once; the exports of each case get their own names. */
function platformsOf(cases: typeof breaking | typeof compatible): [PlatformContract, PlatformContract] {
  const named = (text: string, place: number) =>
    text.replaceAll(/Page|Session|List/g, (name) => `of${place}${name}`);
  return [
    aPlatform(cases.map(([, before], place) => named(before, place)).join('\n')),
    aPlatform(cases.map(([, , now], place) => named(now, place)).join('\n')),
  ];
}

describe('the exports that remotes of the last release import', () => {
  const breaks = breaksOf(...platformsOf(breaking));

  test.each(breaking.map(([fault, , , reason], place) => ({ fault, reason, place })))(
    'when $fault, then the change breaks the boundary',
    ({ reason, place }) => {
      const found = breaks.filter((text) => text.startsWith(`kit of${place}`));

      expect(found).toEqual([expect.stringContaining(reason)]);
    },
  );

  test(`when ${compatible.map(([change]) => change).join(', ')}, then nothing breaks`, () => {
    expect(breaksOf(...platformsOf(compatible))).toEqual([]);
  });

  test('when only a comment has changed and TypeScript cannot compare a type with itself, then nothing breaks', () => {
    const declared = [
      'type Part<Of, Key extends string> = Of extends Record<Key, infer Given> ? Record<Key, Given> : unknown;',
      'type Flat<Parts> = { [Key in keyof Parts]: Parts[Key] };',
      'type Input<Parts> = Partial<Parts> extends Parts ? Parts | void : Parts;',
      "export declare function Page<Of>(given: { of: Of; input: Input<Flat<Part<Of, 'path'> & Part<Of, 'body'>>> }): void;",
    ].join('\n');
    const remarked = `/** Of every page. */\n${declared}`;

    expect(breaksOf(aPlatform(declared), aPlatform(remarked))).toEqual([]);
  });

  test.each([
    { contract: 1, breaks: true },
    { contract: 2, breaks: false },
  ])(
    'when the declarations import a package that is not installed and the contract is $contract, then the change breaks the boundary: $breaks',
    ({ contract, breaks }) => {
      const before = aPlatform("import type { Way } from 'gone-router';\nexport declare const Page: Way;");
      const now = aPlatform('export declare const Page: string;', { contract });

      const { changes } = comparePlatform(root, before, now);

      expect(changes.at(-1)).toEqual({
        breaks,
        text: expect.stringMatching(/^gone-router .*not installed/) as unknown,
      });
    },
  );

  test('when the contract is raised, then a changed export is listed and breaks nothing', () => {
    const now = aPlatform(page.replace('lead?', 'lead'), { contract: 2 });

    const { changes } = comparePlatform(root, aPlatform(page), now);

    expect(changes.map(({ breaks }) => breaks)).toEqual([false, false]);
    expect(changes[1]?.text).toContain('kit Page has changed with the contract');
  });

  test.each([
    { marked: 'never', deprecatedFrom: {}, contract: 2, passes: false },
    { marked: 'in this contract', deprecatedFrom: { 'kit Page': 1 }, contract: 1, passes: false },
    { marked: 'from the next contract on', deprecatedFrom: { 'kit Page': 2 }, contract: 2, passes: false },
    { marked: 'in the previous contract', deprecatedFrom: { 'kit Page': 1 }, contract: 2, passes: true },
  ])('when an export that was deprecated $marked is removed, then removal is allowed: $passes', (given) => {
    const { deprecatedFrom, contract, passes } = given;

    const breaks = breaksOf(aPlatform(page, { deprecatedFrom }), aPlatform('', { contract }));

    expect(breaks.length === 0).toBe(passes);
  });
});

describe('the names, versions and records that remotes and the shell share', () => {
  const react = { requiredVersion: '^19.2.0', provided: '19.3.1' };

  test.each([
    ['the contract falls', { contract: 0 }, 'may only rise by one'],
    ['the contract rises by two', { contract: 3 }, 'may only rise by one'],
    ['the shell loads another module', { exposedModule: 'pages' }, 'remotes expose ./routes'],
    [
      'packages are shared with another strategy',
      { shareStrategy: 'version-first' },
      'share them loaded-first',
    ],
    ['a package is not shared', { shared: {} }, 'no longer shares react'],
    [
      'the shell provides another major',
      { shared: { react: { ...react, provided: '20.0.0' } } },
      'remotes need ^19.2.0',
    ],
    [
      'the shell requires a newer version than it provides',
      { shared: { react: { ...react, requiredVersion: '^19.4.0' } } },
      'requires ^19.4',
    ],
    [
      'a record has another shape',
      { records: { 'a record': schemaPairOf(z.object({ name: z.int() })) } },
      'name is',
    ],
    ['a record is removed', { records: {} }, 'release stores contain such records'],
  ])('when %s, then the change breaks the boundary', (_fault, given, reason) => {
    expect(breaksOf(aPlatform(page), aPlatform(page, given)).join('\n')).toContain(reason);
  });

  test.each([
    ['the shell provides a newer patch', { shared: { react: { ...react, provided: '19.3.2' } } }],
    [
      'the required version is raised to the provided one',
      { shared: { react: { ...react, requiredVersion: '^19.3.0' } } },
    ],
    [
      'one more package is shared',
      { shared: { react, zod: { requiredVersion: '^4.0.0', provided: '4.6.7' } } },
    ],
    ['the contract rises by one', { contract: 2 }],
  ])('when %s, then the change is listed and breaks nothing', (_change, given) => {
    const { changes } = comparePlatform(root, aPlatform(page), aPlatform(page, given));

    expect(changes).toMatchObject([{ breaks: false }]);
  });
});

describe('the dependencies of our packages', () => {
  const name = '@marquee/web-kit react-router';
  const madeWith = (version: string, contract = 1) =>
    aPlatform(page, { contract, dependencies: { [name]: version } });

  test.each([
    ['the next major', madeWith('8.0.0')],
    ['the previous major', madeWith('6.30.1')],
  ])('when a dependency is %s, then the change breaks the boundary', (_version, now) => {
    expect(breaksOf(madeWith('7.18.5'), now)).toEqual([
      expect.stringMatching(/react-router is [86]\..*7\.18\.5: raise the contract/),
    ]);
  });

  test.each([
    ['another minor', madeWith('7.19.0'), [`${name} is 7.19.0; it was 7.18.5`]],
    ['the next major, with a raised contract', madeWith('8.0.0', 2), [`${name} is 8.0.0; it was 7.18.5`]],
    ['not needed', aPlatform(page, { dependencies: {} }), [`${name} is no longer needed`]],
    ['the same', madeWith('7.18.5'), []],
  ])('when a dependency is %s, then nothing breaks', (_version, now, listed) => {
    const { changes } = comparePlatform(root, madeWith('7.18.5'), now);

    expect(changes.filter((change) => change.breaks)).toEqual([]);
    expect(changes.map(({ text }) => text).filter((text) => text.includes(name))).toEqual(listed);
  });

  test('when the last release recorded no dependencies, then nothing is compared', () => {
    expect(comparePlatform(root, aPlatform(page), madeWith('8.0.0')).changes).toEqual([]);
  });
});
