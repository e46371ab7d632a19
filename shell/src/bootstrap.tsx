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

/** Webpack replaces this name with the build's hash. */
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
    // On this event `inserted-elements.ts` removes the elements that password managers have inserted into forms.
    document.dispatchEvent(new Event('hydrating'));
  } else {
    // Removes the HTML before React renders, so that the user cannot type into fields that React is about to replace.
    container.replaceChildren();
    // While the container has `data-path`, `before-hydration.ts` stops the events inside it.
    delete container.dataset.path;
    delete document.documentElement.dataset.replaced;
  }
  mountApp(container, <App federation={federation} serverPage={found?.page} />, renderedFor, {
    // True if the HTML is a loading state. For visitors with a session, only the page renderer's documents have the page's content.
    isWaiting: found ? found.page.isSkeleton : renderedFor === 'anybody',
  });
}

/** Returns the kind of visitor for which the page in the container was rendered; undefined without a page that matches the URL. */
async function visitorOf({ dataset }: HTMLElement): Promise<Visitor | undefined> {
  if (!hasPrerenderedHtml(dataset)) {
    return undefined;
  }
  const isForAnybody = dataset.visitor === 'anybody';
  const rendered = (isForAnybody ? loadingStatePages : prerenderedPages).find(
    ({ path }) => path === dataset.path,
  );
  // If loading the page fails here, it fails again when the page renders, and the page's error boundary shows the error.
  await rendered?.page.load().catch(() => undefined);
  return isForAnybody ? 'anybody' : rendered && visitor;
}
