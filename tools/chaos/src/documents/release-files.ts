import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getPublicQuote } from '@marquee/contracts/client-quote-operations';
import { integrityOf } from '@marquee/contracts/integrity-of';
import type { ReleaseRecord } from '@marquee/contracts/release-record';

export const quotePage = '/quote';

/** A server bundle without React: the harness tests the path of a page through the processes, not its content. */
const bundle = `
export const pages = [];
export async function render({ answer: { status, body } }) {
  const html = '<h1>' + (status === 200 ? 'Quote ' + body.id : 'Quote Not Found') + '</h1>';
  const about = { title: 'Quote', description: '', links: '', css: 'h1{margin:0}' };
  return { ...about, status: status === 200 ? 200 : 404, html };
}
`;

/** The heading of the page that the bundle renders for this quote. */
export function renderedHeading(quoteId: string): string {
  return `<h1>Quote ${quoteId}</h1>`;
}

/** Writes a release store with one remote, whose server bundle renders the public page of a quote. Returns the folder of the store. */
export function writeReleases(dataFolder: string): string {
  const store = join(dataFolder, 'release-store');
  const remote = join(store, 'public');
  const file = 'server/pages.mjs';
  const record: ReleaseRecord = {
    name: 'mfe_public',
    owner: 'Public pages team',
    paths: [quotePage],
    homeFor: null,
    minContract: 2,
    entry: '/mfe/public/mf-manifest.json',
    enabled: true,
    server: {
      bundle: file,
      integrity: integrityOf(bundle),
      pages: [{ path: quotePage, call: getPublicQuote.path, params: { id: 'quote' } }],
    },
  };
  mkdirSync(join(remote, 'server'), { recursive: true });
  writeFileSync(join(remote, file), bundle);
  writeFileSync(join(remote, 'release.json'), JSON.stringify(record));
  return store;
}
