import type { Page } from '@playwright/test';

/** Collects the paths that the page visits from now on, also those that redirect at once. */
export function pathsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) {
      paths.push(new URL(frame.url()).pathname);
    }
  });
  return paths;
}
