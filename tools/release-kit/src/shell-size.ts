import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { prerenderedPages, prerenderedPagesFile } from '@marquee/contracts/prerendered-pages';
import { bytesOf } from './bytes-of.ts';
import type { Budget } from './budget.ts';
import { readJson } from './read-json.ts';
import { Refusal } from './refusal.ts';

/** Only scripts, styles and pages count; images and files for developers do not. */
const counted = new Set(['.js', '.css', '.html']);

/** The size of the shell. `opening`: the front page with everything that it references. `whole`: every script, style and page. */
export async function sizeOfShell(folder: string): Promise<Budget> {
  const front = await frontPage(folder);
  const html = await readFile(join(folder, front), 'utf8');
  const named = [...html.matchAll(/<(?:script|link)[^>]* (?:src|href)="\/([^"]+)"/g)].map(
    ([, file = '']) => file,
  );
  const all = await readdir(folder, { recursive: true });
  return {
    opening: await bytesOf(folder, new Set([front, ...named])),
    whole: await bytesOf(folder, new Set(all.filter((file) => counted.has(extname(file))))),
  };
}

async function frontPage(folder: string): Promise<string> {
  const { pages } = await readJson(join(folder, prerenderedPagesFile), prerenderedPages);
  const front = pages.find(({ path }) => path === '/');
  if (!front) {
    throw new Refusal([`${folder}: its build has rendered no page for /`]);
  }
  return front.file;
}
