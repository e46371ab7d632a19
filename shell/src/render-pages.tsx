import { latinFontFiles } from '@marquee/ui';
import { anyRemotePage, frameSlots } from '@marquee/contracts/prerendered-pages';
import { renderApp, renderFrame } from '@marquee/web-kit/render-app';
import { App } from './app.tsx';
import type { Federation } from './federation/federation.ts';
import { prerenderedPages, visitor, loadingStatePages } from './routing/prerendered-pages.ts';
import { createServerPage } from './routing/server-page.ts';
import { landingPage } from './routing/shell-pages.tsx';
import type { ServerPage } from './routing/server-page.ts';

/** Placeholder whose functions are never called, because only browsers load remotes. */
const noFederation: Federation = {
  build: '',
  loaded: () => undefined,
  hasFailed: () => false,
  releases: () => Promise.resolve([]),
  load: () => Promise.reject(new Error('No remote is rendered at the build')),
  preload: () => undefined,
  preloadRuntime: () => undefined,
};

async function renderOwnPages() {
  const pages = [];
  for (const { path, page, params } of prerenderedPages) {
    await page.load();
    const rendered = await renderApp(<App federation={noFederation} />, { path, visitor });
    pages.push({ ...rendered, path, params, chunk: page.chunk, fonts: latinFontFiles });
  }
  return pages;
}

/** Renders two frames for pages of remotes: one for signed-out visitors, and one whose top bar shows nothing about the visitor. */
async function renderFrames() {
  const frames = [];
  const serverPage = createServerPage({
    ...{ path: `/${frameSlots.path}`, search: '', html: frameSlots.page },
    ...{ isSkeleton: false, getClickedButton: () => null },
  });
  for (const visitor of ['signed-out', 'anybody'] as const) {
    const frame = await renderFrame(<App federation={noFederation} serverPage={serverPage} />, {
      ...{ path: serverPage.path, visitor },
    });
    frames.push({ ...frame, visitor, fonts: latinFontFiles });
  }
  return frames;
}

/**
 * Renders the shell's first view for visitors with a session: for `/`, for `loadingStatePages`, for pages of remotes, and for
 * `/client-admin`, the one page of a remote that has a different footer.
 */
async function renderSessionFrames() {
  const frames: RenderedFrame[] = [
    { ...(await renderLoadingState('/')), path: '/', prefetch: landingPage.chunk },
  ];
  for (const { path, page } of loadingStatePages) {
    await page.load();
    frames.push({ ...(await renderLoadingState(path)), path, chunk: page.chunk });
  }
  for (const path of [anyRemotePage, '/client-admin']) {
    const place = path === anyRemotePage ? `/${frameSlots.path}` : path;
    const skeleton = createServerPage({
      ...{ path: place, search: '', html: frameSlots.page },
      ...{ isSkeleton: true, getClickedButton: () => null },
    });
    frames.push({ ...(await renderLoadingState(place, skeleton)), path });
  }
  return frames;
}

type LoadingStateFrame = Awaited<ReturnType<typeof renderLoadingState>>;
type RenderedFrame = LoadingStateFrame & { path: string; chunk?: string; prefetch?: string };

async function renderLoadingState(path: string, serverPage?: ServerPage) {
  const app = <App federation={noFederation} serverPage={serverPage} />;
  return { ...(await renderFrame(app, { path, visitor: 'anybody' })), fonts: latinFontFiles };
}

/**
 * Renders all pages and frames. The build kit calls this function in Node and writes the result, which must match the build kit's type
 * `RenderPages`.
 */
export async function renderPages() {
  return {
    pages: await renderOwnPages(),
    frames: await renderFrames(),
    sessionFrames: await renderSessionFrames(),
  };
}
