import type { Visitor } from '@marquee/web-kit';
import { mountApp } from '@marquee/web-kit';
import { App } from './app.tsx';
import { createFederation } from './federation/federation.ts';
import { createRuntimeLoader, loadRuntime } from './federation/load-runtime.ts';
import type { LoadStages } from './federation/load-stages.ts';
import { createOverrides } from './federation/overrides.ts';
import { createReportSender } from './federation/report-sender.ts';
import { reportingFederation } from './federation/reporting-federation.ts';
import { showTheme, getThemeChoice } from './frame/theme-choice.ts';
import { hasPrerenderedHtml } from './routing/has-prerendered-html.ts';
import { prerenderedPages, visitor, loadingStatePages } from './routing/prerendered-pages.ts';
import { findServerPage } from './routing/server-page.ts';

/** Replaced by Webpack with the build's hash. */
declare const __webpack_hash__: string;

showTheme(getThemeChoice());

const container = document.querySelector<HTMLElement>('#root');
if (container) {
  container.addEventListener('hydrated', () => delete container.dataset.path);
  const stages: LoadStages = new Map();
  const sendReport = createReportSender((input, init) => fetch(input, init));
  const federationOfTab = createFederation({
    build: __webpack_hash__.slice(0, 16),
    fetch: (input, init) => fetch(input, init),
    override: createOverrides(location.search),
    loadRuntime: createRuntimeLoader(() => loadRuntime(stages)),
  });
  const federation = reportingFederation(federationOfTab, { stages, sendReport });
  const found = findServerPage(container, location);
  const renderedFor = found?.visitor ?? (await visitorOf(container));
  if (renderedFor !== undefined) {
    // `before-hydration.ts` then removes elements that React would not know.
    document.dispatchEvent(new Event('hydrating'));
  } else {
    // In one step, because the user could type into fields that React is about to replace.
    container.replaceChildren();
    delete document.documentElement.dataset.replaced;
  }
  mountApp(container, <App federation={federation} serverPage={found?.page} />, renderedFor, {
    // With a session, only pages of the page renderer contain the page's content.
    isWaiting: found ? found.page.isSkeleton : renderedFor === 'anybody',
  });
}

/** The kind of visitor that the page in the container was rendered for; undefined if there is no page or it does not match the URL. */
async function visitorOf({ dataset }: HTMLElement): Promise<Visitor | undefined> {
  if (!hasPrerenderedHtml(dataset)) {
    return undefined;
  }
  const isForAnybody = dataset.visitor === 'anybody';
  const rendered = (isForAnybody ? loadingStatePages : prerenderedPages).find(
    ({ path }) => path === dataset.path,
  );
  // If this fails, the page's own boundary fails too and shows the error.
  await rendered?.page.load().catch(() => undefined);
  return isForAnybody ? 'anybody' : rendered && visitor;
}
