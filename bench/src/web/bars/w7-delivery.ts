import { withBrowser } from '../browser/with-browser.ts';
import { carriedBy, findCarriers } from '../delivery/libraries.ts';
import { loadPage } from '../delivery/load-page.ts';
import type { LoadedFiles } from '../delivery/load-page.ts';
import { findUncompressed } from '../delivery/uncompressed.ts';
import { allPages } from '../pages/all-pages.ts';
import type { MeasuredPage } from '../pages/measured-page.ts';
import { preparePages } from '../pages/prepare-pages.ts';
import type { WebBar, WebSetting } from '../setting.ts';
import { landing } from '../visit/place.ts';

/** The text font and the board font, each with its Latin subset. */
const mostFonts = 2;

const clientEvents: MeasuredPage = {
  ...{ name: 'client’s events', path: '/client/events', heading: 'Welcome, Amara!' },
  ...{ as: 'client', limits: {} },
};
/** Shows that the check would find it. */
const withCharts: MeasuredPage = {
  ...{ name: 'analytics', path: '/provider-admin?tab=analytics', heading: 'Provider Dashboard' },
  ...{ as: 'provider', limits: {} },
};

const asked = `text files above 1 kB come by brotli and by gzip; the landing page loads ≤ ${mostFonts} fonts, woff2 of our own; charts, calendar and PDF code is on none of ${[...allPages, clientEvents].map(({ name }) => name).join(', ')}`;

export const w7: WebBar = {
  id: 'W7',
  title: 'What is delivered',
  asked: { full: asked, short: asked },
  async run(setting) {
    const { files, faults } = await findUncompressed(setting);
    const { fonts, seldom, charted } = await lookAtPages(setting);
    const foreign = fonts.filter((font) => !isOwn(font, setting.url));
    return {
      met:
        files > 0 &&
        faults.length === 0 &&
        fonts.length > 0 &&
        fonts.length <= mostFonts &&
        foreign.length === 0 &&
        seldom.length === 0 &&
        charted,
      figures: `${files} text files, ${faults.length} times not compressed; ${fonts.length} fonts, ${foreign.length} not ours; ${seldom.length === 0 ? 'nothing of charts, calendar and PDF' : seldom.join(', ')}`,
      remarks: [
        ...faults,
        `fonts of the landing page: ${fonts.map((font) => new URL(font).pathname).join(', ')}`,
        charted
          ? 'the charts come with the analytics page; calendars and PDF have no library in the browser'
          : 'the charts were not found where they are drawn: what this bar looks for is out of date',
      ],
    };
  },
};

async function lookAtPages({ root, chromium, url, pages }: WebSetting) {
  const carriers = await findCarriers(root);
  const without = [...pages, clientEvents];
  const places = await preparePages([...without, withCharts], url);
  return await withBrowser(chromium, async (browser) => {
    const { fonts } = await loadPage(browser, { url, place: landing });
    const loaded: { name: string; files: LoadedFiles }[] = [];
    for (const place of places) {
      loaded.push({ name: place.name, files: await loadPage(browser, { url, place }) });
    }
    const carriedOn = (name: string) =>
      carriedBy(carriers, loaded.find((one) => one.name === name)?.files.scripts ?? []);
    return {
      fonts,
      seldom: without.flatMap(({ name }) => carriedOn(name).map((seldom) => `${seldom} on ${name}`)),
      charted: carriedOn(withCharts.name).includes('charts'),
    };
  });
}

function isOwn(font: string, url: string): boolean {
  return new URL(font).origin === new URL(url).origin && font.endsWith('.woff2');
}
