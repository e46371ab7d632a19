import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

import { apps } from '@marquee/release-kit/apps';
import { z } from 'zod';

/** Libraries that are loaded only where used, by the sources of a script; the product has none for calendars or PDF in the browser. */
export const onDemandLibraries = {
  charts: /node_modules\/(@visx\/|d3-)|features\/analytics\/charts\.tsx/,
  calendars: /node_modules\/(@fullcalendar|@schedule-x|react-day-picker|react-big-calendar)\//,
  PDF: /node_modules\/(pdfkit|pdfjs-dist|unpdf|jspdf|pdf-lib|@react-pdf)\//,
} as const;
export type OnDemandLibrary = keyof typeof onDemandLibraries;

/** Names of the scripts that contain each. */
export type ScriptsByLibrary = Readonly<Record<OnDemandLibrary, ReadonlySet<string>>>;

const sourceMap = z.object({ sources: z.array(z.string()) });

/** Reads the source maps of the shell and of all remotes, which are beside the scripts but not served. */
export async function findLibraryScripts(root: string): Promise<ScriptsByLibrary> {
  const folders = ['shell', ...apps.map((app) => `mfe-${app}`)].map((name) => join(root, name, 'dist'));
  const maps = (await Promise.all(folders.map(sourcesIn))).flat();
  const scriptsWith = (library: OnDemandLibrary) =>
    new Set(
      maps
        .filter(({ sources }) => sources.some((source) => onDemandLibraries[library].test(source)))
        .map(({ script }) => script),
    );
  return { charts: scriptsWith('charts'), calendars: scriptsWith('calendars'), PDF: scriptsWith('PDF') };
}

async function sourcesIn(folder: string): Promise<{ script: string; sources: string[] }[]> {
  const names = await readdir(folder);
  return await Promise.all(
    names
      .filter((name) => name.endsWith('.js.map'))
      .map(async (name) => {
        const { sources } = sourceMap.parse(JSON.parse(await readFile(join(folder, name), 'utf8')));
        return { script: basename(name, '.map'), sources };
      }),
  );
}

/** Which of them these scripts contain, by their addresses. */
export function librariesIn(
  scriptsByLibrary: ScriptsByLibrary,
  addresses: readonly string[],
): OnDemandLibrary[] {
  const names = addresses.map((address) => basename(new URL(address).pathname));
  return (Object.keys(onDemandLibraries) as OnDemandLibrary[]).filter((library) =>
    names.some((name) => scriptsByLibrary[library].has(name)),
  );
}
