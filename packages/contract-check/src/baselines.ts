import path from 'node:path';
import { contentOf, toJson, writeWhole } from '@marquee/release-kit/files';
import { shortHashOf } from '@marquee/release-kit/hashes';
import { readJson } from '@marquee/release-kit/read-json';
import { NotThere, Refusal } from '@marquee/release-kit/refusal';
import { z } from 'zod';
import { contractNames, contracts } from './contracts.ts';
import type { ContractName, Contracts } from './contracts.ts';

const release = z.object({
  version: z.int().positive(),
  releasedAt: z.iso.datetime(),
  /** The platform package's. */
  contract: z.int().positive(),
  /** The hash of each file. */
  hashes: z.record(z.enum(contractNames), z.string()),
});
export type ContractRelease = z.output<typeof release>;

const releases = z.object({ releases: z.array(release).min(1) });

/** The last release with its contracts. */
export type Baseline = { releases: readonly ContractRelease[]; contracts: Contracts };

const listFile = 'releases.json';

/** Null before the first release. Throws a Refusal if the files were changed by hand, or the list is missing. */
export async function readBaseline(folder: string): Promise<Baseline | null> {
  const list = await listIn(folder);
  const last = list.at(-1);
  if (last === undefined) {
    return nothingIn(folder);
  }
  const faults = [...gapsIn(list), ...(await changedFiles(folder, last))];
  if (faults.length > 0) {
    throw new Refusal(faults);
  }
  const read = async (name: ContractName) => [
    name,
    await readJson(fileOf(folder, name), contracts.shape[name]),
  ];
  return {
    releases: list,
    contracts: contracts.parse(Object.fromEntries(await Promise.all(contractNames.map(read)))),
  };
}

/** Writes the list last: after an interruption before that, the next run reports it and asks to restore the files. */
export async function writeBaseline(
  folder: string,
  { releases: before, promised, at }: { releases: readonly ContractRelease[]; promised: Contracts; at: Date },
): Promise<ContractRelease> {
  const texts = contractNames.map((name) => [name, toJson(promised[name])] as const);
  for (const [name, text] of texts) {
    await writeWhole(fileOf(folder, name), text);
  }
  const fresh: ContractRelease = {
    version: before.length + 1,
    releasedAt: at.toISOString(),
    contract: promised.platform.contract,
    hashes: hashesOf(Object.fromEntries(texts)),
  };
  await writeWhole(path.join(folder, listFile), toJson({ releases: [...before, fresh] }));
  return fresh;
}

async function listIn(folder: string): Promise<readonly ContractRelease[]> {
  try {
    return (await readJson(path.join(folder, listFile), releases)).releases;
  } catch (error) {
    if (error instanceof NotThere) {
      return [];
    }
    throw error;
  }
}

/** Files without a list are no first release: they were promised, and the next release must not be compared with nothing. */
async function nothingIn(folder: string): Promise<null> {
  const contents = await Promise.all(contractNames.map((name) => contentOf(fileOf(folder, name))));
  const left = contractNames.filter((_name, place) => contents[place] !== null);
  if (left.length > 0) {
    throw new Refusal(
      left.map((name) => `${fileOf(folder, name)} is there and ${listFile} is not: take the list back`),
    );
  }
  return null;
}

function gapsIn(list: readonly ContractRelease[]): string[] {
  return list
    .filter(({ version }, place) => version !== place + 1)
    .map(({ version }, place) => `${listFile} has release ${version} in place ${place + 1}`);
}

async function changedFiles(folder: string, { version, hashes }: ContractRelease): Promise<string[]> {
  const looked = contractNames.map(async (name) => {
    const content = await contentOf(fileOf(folder, name));
    return content !== null && shortHashOf(content) === hashes[name]
      ? []
      : [
          `${fileOf(folder, name)} is not what release ${version} wrote: take it back, only npm run release writes there`,
        ];
  });
  return (await Promise.all(looked)).flat();
}

function hashesOf(texts: Record<string, string>): ContractRelease['hashes'] {
  const hash = (name: ContractName) => shortHashOf(texts[name] ?? '');
  return { platform: hash('platform'), api: hash('api'), messages: hash('messages') };
}

function fileOf(folder: string, name: ContractName): string {
  return path.join(folder, `${name}.json`);
}
