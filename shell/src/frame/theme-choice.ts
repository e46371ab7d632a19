import { keptOnDevice } from '@marquee/web-kit';

export const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** `first-paint.ts` reads it too, before anything of this is loaded. */
const key = 'marquee.theme';

/** What the user chose on this device; `system` goes with the system's setting. */
export function themeChoice(): ThemeChoice {
  const kept = keptOnDevice.read(key);
  return themeChoices.find((choice) => choice === kept) ?? 'system';
}

export function chooseTheme(choice: ThemeChoice): void {
  keptOnDevice.keep(key, choice);
  showTheme(choice);
}

/** Page and browser bar; the colours themselves are the design system's. */
export function showTheme(choice: ThemeChoice): void {
  const page = document.documentElement;
  page.dataset.theme = choice;
  page.style.colorScheme = choice === 'system' ? '' : choice;

  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    bar.media = mediaFor(choice, bar.dataset.theme ?? '');
  }
}

function mediaFor(choice: ThemeChoice, theme: string): string {
  if (choice === 'system') {
    return `(prefers-color-scheme: ${theme})`;
  }
  return choice === theme ? 'all' : 'not all';
}
