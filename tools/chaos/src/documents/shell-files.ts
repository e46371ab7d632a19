import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { frameSlots, prerenderedPagesFile } from '@marquee/contracts/prerendered-pages';
import type { PrerenderedPages } from '@marquee/contracts/prerendered-pages';

/** The document that browsers get for every page that the server does not render. */
export const appPage = '<!doctype html><title>Marquee</title>';

const script = 'document.documentElement.dataset.begun = "";';
const scriptHash = `sha256-${createHash('sha256').update(script).digest('base64')}`;

const frame =
  `<!doctype html><html><head>${frameSlots.head}</head>` +
  `<body data-path="/${frameSlots.path}"><main>${frameSlots.page}</main>${frameSlots.answer}` +
  `<script>${script}</script></body></html>`;

/** Writes the files of a shell: an app page, and a frame for each kind of visitor. Returns the folder. */
export function writeShell(dataFolder: string): string {
  const folder = join(dataFolder, 'shell');
  const frames: PrerenderedPages['frames'] = {
    anybody: { file: '/rendered/anybody/frame.html', scriptHash },
    'signed-out': { file: '/rendered/signed-out/frame.html', scriptHash },
  };
  const list: PrerenderedPages = { pages: [], frames };
  write(join(folder, 'index.html'), appPage);
  write(join(folder, prerenderedPagesFile), JSON.stringify(list));
  for (const { file } of Object.values(frames)) {
    write(join(folder, file), frame);
  }
  return folder;
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
