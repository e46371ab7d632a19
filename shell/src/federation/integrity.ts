import { scriptHashes } from '@marquee/contracts/release-record';
import type { ReleaseRecord } from './release-record.ts';

/**
 * Subresource integrity of remotes. A release record has the hash of the remote's manifest, which has the hashes of the remote's scripts.
 * The browser checks these hashes. A production build runs no file without a hash, except the files of an override, which have none.
 */
export type Integrity = {
  /** Stores the record's hash. Call it before registering a remote. Throws if the record needs a hash and has none. */
  trust: (record: ReleaseRecord) => void;
  /** Returns the expected hash, undefined if the manifest is not checked. */
  getManifestHash: (address: string) => string | undefined;
  addManifest: (address: string, manifest: unknown) => void;
  getScriptHash: (address: string) => string;
};

/** A hash that no content has. */
const unmatchableHash = `sha384-${'A'.repeat(64)}`;
const noHash = '';

export function createIntegrity({ isStrict, base }: { isStrict: boolean; base: string }): Integrity {
  const manifests = new Map<string, string>();
  const scripts = new Map<string, string>();
  /** The folders of the development builds that this tab runs. */
  const overrideFolders = new Set<string>();
  /** Removes the query, because the second attempt to load a script adds one. */
  const withoutQuery = (address: string) => {
    const { origin, pathname } = new URL(address, base);
    return `${origin}${pathname}`;
  };

  const isChecked = (address: string) =>
    isStrict && ![...overrideFolders].some((folder) => withoutQuery(address).startsWith(folder));

  return {
    trust({ name, entry, integrity, overriddenBy }) {
      if (overriddenBy !== undefined) {
        overrideFolders.add(new URL('.', new URL(entry, base)).href);
        return;
      }
      if (integrity === undefined) {
        if (isStrict) {
          throw new Error(`${name} cannot be verified: its release record has no hash`);
        }
        return;
      }
      manifests.set(withoutQuery(entry), integrity);
    },
    getManifestHash: (address) =>
      manifests.get(withoutQuery(address)) ?? (isChecked(address) ? unmatchableHash : undefined),
    addManifest(address, manifest) {
      const hashes = scriptHashes.safeParse((manifest as { integrity?: unknown }).integrity).data ?? {};
      for (const [file, hash] of Object.entries(hashes)) {
        scripts.set(withoutQuery(new URL(file, new URL(address, base)).href), hash);
      }
    },
    getScriptHash: (address) =>
      scripts.get(withoutQuery(address)) ?? (isChecked(address) ? unmatchableHash : noHash),
  };
}
