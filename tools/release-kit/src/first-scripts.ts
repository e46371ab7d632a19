import type { ReleaseRecord, ScriptHashes } from '@marquee/contracts/release-record';
import { entryOf } from './manifest.ts';
import type { Build } from './read-build.ts';

type FirstScripts = NonNullable<ReleaseRecord['firstScripts']>;

/** The scripts that open a remote's pages: the entry and the exposed modules, and for each page the chunk that it declares, if any. */
export function firstScriptsOf({ declared, manifest }: Build, hashes: ScriptHashes): FirstScripts {
  const exposed = manifest.exposes.flatMap(({ assets }) => assets.js.sync);
  const ofAll = [...new Set([entryOf(manifest), ...exposed])].map((file) => ({ file }));
  const ofPages = Object.entries(declared.firstLoads ?? {}).flatMap(([page, { chunk }]) =>
    Object.keys(hashes)
      .filter((file) => chunk !== undefined && isChunk(file, chunk))
      .map((file) => ({ file, page })),
  );
  return [...ofAll, ...ofPages].flatMap((script) => {
    const integrity = hashes[script.file];
    return integrity === undefined ? [] : [{ ...script, integrity }];
  });
}

/** Whether this file of a build is the script of the chunk with this name. */
export function isChunk(file: string, name: string): boolean {
  return file.startsWith(`${name}.`) && file.endsWith('.js');
}
