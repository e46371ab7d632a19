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
  ofManifest: (address: string) => string | undefined;
  learn: (address: string, manifest: unknown) => void;
  ofScript: (address: string) => string;
};

/** A hash that no content has. */
const matchesNothing = `sha384-${'A'.repeat(64)}`;
const comparesNothing = '';

export function createIntegrity({ isStrict, base }: { isStrict: boolean; base: string }): Integrity {
  const manifests = new Map<string, string>();
  const scripts = new Map<string, string>();
  /** The folders of the development builds that this tab runs. */
  const unreleased = new Set<string>();
  /** The address without its query: the second attempt to load a script adds a query. */
  const plain = (address: string) => {
    const { origin, pathname } = new URL(address, base);
    return `${origin}${pathname}`;
  };

  const isChecked = (address: string) =>
    isStrict && ![...unreleased].some((folder) => plain(address).startsWith(folder));

  return {
    trust({ name, entry, integrity, overriddenBy }) {
      if (overriddenBy !== undefined) {
        unreleased.add(new URL('.', new URL(entry, base)).href);
        return;
      }
      if (integrity === undefined) {
        if (isStrict) {
          throw new Error(`${name} is not to be trusted: its record says nothing of its content`);
        }
        return;
      }
      manifests.set(plain(entry), integrity);
    },
    ofManifest: (address) =>
      manifests.get(plain(address)) ?? (isChecked(address) ? matchesNothing : undefined),
    learn(address, manifest) {
      const hashes = scriptHashes.safeParse((manifest as { integrity?: unknown }).integrity).data ?? {};
      for (const [file, hash] of Object.entries(hashes)) {
        scripts.set(plain(new URL(file, new URL(address, base)).href), hash);
      }
    },
    ofScript: (address) =>
      scripts.get(plain(address)) ?? (isChecked(address) ? matchesNothing : comparesNothing),
  };
}
