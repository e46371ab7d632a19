import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

import { apps } from '@marquee/release-kit/apps';
import { z } from 'zod';

/**
 * Libraries that a page may load only if it uses them. Each pattern matches the paths of source files that belong to the library. At
 * present, the browser code has no library for calendars or PDF.
 */
export const onDemandLibraries = {
  charts: /node_modules\/(@visx\/|d3-)|features\/analytics\/charts\.tsx/,
  calendars: /node_modules\/(@fullcalendar|@schedule-x|react-day-picker|react-big-calendar)\//,
  PDF: /node_modules\/(pdfkit|pdfjs-dist|unpdf|jspdf|pdf-lib|@react-pdf)\//,
} as const;
export type OnDemandLibrary = keyof typeof onDemandLibraries;

/** The names of the scripts that contain each library. */
export type ScriptsByLibrary = Readonly<Record<OnDemandLibrary, ReadonlySet<string>>>;

const sourceMap = z.object({ sources: z.array(z.string()) });

/**
 * Reads in the source maps of the shell and of all remotes which scripts contain each library. The maps are in each build, but the gateway
 * serves none.
 */
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

/** Returns the libraries that the scripts at these addresses contain. */
export function librariesIn(
  scriptsByLibrary: ScriptsByLibrary,
  addresses: readonly string[],
): OnDemandLibrary[] {
  const names = addresses.map((address) => basename(new URL(address).pathname));
  return (Object.keys(onDemandLibraries) as OnDemandLibrary[]).filter((library) =>
    names.some((name) => scriptsByLibrary[library].has(name)),
  );
}
