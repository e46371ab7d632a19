import { scriptHashes } from '@marquee/contracts/release-record';
import type { ReleaseRecord } from './release-record.ts';

/**
 * What may run: a release record says what its manifest hashes to, the manifest says it of each script. The browser compares.
 * In a production build what has no hash does not run; a development server's files have none, and run only where a record says so.
 */
export type Integrity = {
  /** Before a remote is registered. Throws where its record has no hash and has to have one. */
  trust: (record: ReleaseRecord) => void;
  /** Undefined: nothing to compare with. */
  ofManifest: (address: string) => string | undefined;
  learn: (address: string, manifest: unknown) => void;
  ofScript: (address: string) => string;
};

/** No content hashes to it. */
const matchesNothing = `sha384-${'A'.repeat(64)}`;
const comparesNothing = '';

export function createIntegrity({ isStrict, base }: { isStrict: boolean; base: string }): Integrity {
  const manifests = new Map<string, string>();
  const scripts = new Map<string, string>();
  /** The folders of the development builds that this tab runs. */
  const unreleased = new Set<string>();
  /** Without a query: a second try of a script asks for the same file by another address. */
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
