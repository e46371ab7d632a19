import path from 'node:path';
import { contentOf, toJson, writeFileAtomically } from '@marquee/release-kit/files';
import { shortHashOf } from '@marquee/release-kit/hashes';
import { readJson } from '@marquee/release-kit/read-json';
import { FileNotFound, Refusal } from '@marquee/release-kit/refusal';
import { z } from 'zod';
import { contractNames, contracts } from './contracts.ts';
import type { ContractName, Contracts } from './contracts.ts';

const release = z.object({
  version: z.int().positive(),
  releasedAt: z.iso.datetime(),
  /** The number of the platform contract. */
  contract: z.int().positive(),
  /** The hash of each contract's file. */
  hashes: z.record(z.enum(contractNames), z.string()),
});
export type ContractRelease = z.output<typeof release>;

const releases = z.object({ releases: z.array(release).min(1) });

/** All releases, and the contracts of the last one. */
export type Baseline = { releases: readonly ContractRelease[]; contracts: Contracts };

const listFile = 'releases.json';

/** Reads the baseline; null before the first release. Throws a Refusal if files were changed by hand or the list has gaps or is missing. */
export async function readBaseline(folder: string): Promise<Baseline | null> {
  const list = await listIn(folder);
  const last = list.at(-1);
  if (last === undefined) {
    return requireNoFiles(folder);
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

/**
 * Writes the contracts and, last, the list with the new release. Resolves with the new release. If the process is interrupted before it
 * writes the list, the next run reports that files must be restored.
 */
export async function writeBaseline(
  folder: string,
  {
    releases: before,
    contracts,
    at,
  }: { releases: readonly ContractRelease[]; contracts: Contracts; at: Date },
): Promise<ContractRelease> {
  const texts = contractNames.map((name) => [name, toJson(contracts[name])] as const);
  for (const [name, text] of texts) {
    await writeFileAtomically(fileOf(folder, name), text);
  }
  const fresh: ContractRelease = {
    version: before.length + 1,
    releasedAt: at.toISOString(),
    contract: contracts.platform.contract,
    hashes: hashesOf(Object.fromEntries(texts)),
  };
  await writeFileAtomically(path.join(folder, listFile), toJson({ releases: [...before, fresh] }));
  return fresh;
}

async function listIn(folder: string): Promise<readonly ContractRelease[]> {
  try {
    return (await readJson(path.join(folder, listFile), releases)).releases;
  } catch (error) {
    if (error instanceof FileNotFound) {
      return [];
    }
    throw error;
  }
}

/**
 * Throws a Refusal if contract files exist without the list: the list was lost, or the first release was interrupted before it wrote the
 * list. After a lost list, the next release would wrongly count as the first.
 */
async function requireNoFiles(folder: string): Promise<null> {
  const contents = await Promise.all(contractNames.map((name) => contentOf(fileOf(folder, name))));
  const remaining = contractNames.filter((_name, place) => contents[place] !== null);
  if (remaining.length > 0) {
    throw new Refusal(
      remaining.map(
        (name) =>
          `${fileOf(folder, name)} exists and ${listFile} does not: restore the list, or delete the file if there was no release`,
      ),
    );
  }
  return null;
}

function gapsIn(list: readonly ContractRelease[]): string[] {
  return list.flatMap(({ version }, index) =>
    version === index + 1 ? [] : [`${listFile} has release ${version} in place ${index + 1}`],
  );
}

async function changedFiles(folder: string, { version, hashes }: ContractRelease): Promise<string[]> {
  const checked = contractNames.map(async (name) => {
    const content = await contentOf(fileOf(folder, name));
    return content !== null && shortHashOf(content) === hashes[name]
      ? []
      : [
          `${fileOf(folder, name)} differs from what release ${version} wrote: restore it, only npm run release writes there`,
        ];
  });
  return (await Promise.all(checked)).flat();
}

function hashesOf(texts: Record<string, string>): ContractRelease['hashes'] {
  const hash = (name: ContractName) => shortHashOf(texts[name] ?? '');
  return { platform: hash('platform'), api: hash('api'), messages: hash('messages') };
}

function fileOf(folder: string, name: ContractName): string {
  return path.join(folder, `${name}.json`);
}
