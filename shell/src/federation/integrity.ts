import { scriptHashes } from '@marquee/contracts/release-record';
import type { ReleaseRecord } from './release-record.ts';

/**
 * Subresource integrity of remotes: a release record contains the hash of its manifest, the manifest those of its scripts; the browser
 * compares them. A production build runs nothing without a hash, except an override's files from a development server, which have none.
 */
export type Integrity = {
  /** Call before registering a remote. Throws if its record has no hash and needs one. */
  trust: (record: ReleaseRecord) => void;
  /** The expected hash; undefined if the manifest is not checked. */
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
  /** The address without its query: the second attempt to load a script adds a query. */
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
          throw new Error(`${name} is not to be trusted: its record says nothing of its content`);
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
