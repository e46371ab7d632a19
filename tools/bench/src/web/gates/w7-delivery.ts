import { withBrowser } from '../browser/with-browser.ts';
import { librariesIn, findLibraryScripts } from '../delivery/on-demand-libraries.ts';
import { loadPage } from '../delivery/load-page.ts';
import type { LoadedFiles } from '../delivery/load-page.ts';
import { findUncompressed } from '../delivery/find-uncompressed.ts';
import { allPages } from '../pages/all-pages.ts';
import type { MeasuredPage } from '../pages/measured-page.ts';
import { preparePages } from '../pages/prepare-pages.ts';
import type { WebGate, WebSetting } from '../setting.ts';
import { landing } from '../visit/page-address.ts';

/** The text font and the board font, each with its Latin subset. */
const maxFonts = 2;

const clientEvents: MeasuredPage = {
  ...{ name: 'client’s events', path: '/client/events', heading: 'Welcome, Amara!' },
  ...{ as: 'client', limits: {} },
};
/** A page with charts, which proves that the check finds the library. */
const withCharts: MeasuredPage = {
  ...{ name: 'analytics', path: '/provider-admin?tab=analytics', heading: 'Provider Dashboard' },
  ...{ as: 'provider', limits: {} },
};

const target = `text files above 1 kB are available compressed by brotli and by gzip; the landing page loads ≤ ${maxFonts} fonts, as woff2 from our own server; these pages load no code for charts, calendars and PDF: ${[...allPages, clientEvents].map(({ name }) => name).join(', ')}`;

export const w7: WebGate = {
  id: 'W7',
  title: 'Compression, fonts and code on demand',
  target: { full: target, short: target },
  async run(setting) {
    const { files, faults } = await findUncompressed(setting);
    const { fonts, onDemand, chartsFound } = await examinePages(setting);
    const foreign = fonts.filter((font) => !isOwn(font, setting.url));
    return {
      passed:
        files > 0 &&
        faults.length === 0 &&
        fonts.length > 0 &&
        fonts.length <= maxFonts &&
        foreign.length === 0 &&
        onDemand.length === 0 &&
        chartsFound,
      figures: `${files} text files, ${faults.length} missing compressed copies; ${fonts.length} fonts, ${foreign.length} not from our server; ${onDemand.length === 0 ? 'no code for charts, calendars and PDF' : onDemand.join(', ')}`,
      remarks: [
        ...faults,
        `fonts of the landing page: ${fonts.map((font) => new URL(font).pathname).join(', ')}`,
        chartsFound
          ? 'only the analytics page loads the chart library; the browser code has no library for calendars and PDF'
          : 'the chart library was not found on the analytics page, so the search pattern of this gate is outdated',
      ],
    };
  },
};

async function examinePages({ root, chromium, url, pages }: WebSetting) {
  const scriptsByLibrary = await findLibraryScripts(root);
  const pagesWithoutLibraries = [...pages, clientEvents];
  const prepared = await preparePages([...pagesWithoutLibraries, withCharts], url);
  return await withBrowser(chromium, async (browser) => {
    const { fonts } = await loadPage(browser, { url, address: landing });
    const loaded: { name: string; files: LoadedFiles }[] = [];
    for (const place of prepared) {
      loaded.push({ name: place.name, files: await loadPage(browser, { url, address: place }) });
    }
    const librariesOn = (name: string) =>
      librariesIn(scriptsByLibrary, loaded.find((one) => one.name === name)?.files.scripts ?? []);
    return {
      fonts,
      onDemand: pagesWithoutLibraries.flatMap(({ name }) =>
        librariesOn(name).map((onDemand) => `${onDemand} on ${name}`),
      ),
      chartsFound: librariesOn(withCharts.name).includes('charts'),
    };
  });
}

function isOwn(font: string, url: string): boolean {
  return new URL(font).origin === new URL(url).origin && font.endsWith('.woff2');
}
