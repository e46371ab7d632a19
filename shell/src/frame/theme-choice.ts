import { safeLocalStorage } from '@marquee/web-kit';

export const themeChoices = ['light', 'dark', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

/** `first-paint.ts` also reads this key, before this module is loaded. */
const key = 'marquee.theme';

/** The user's choice on this device; `system` follows the system's setting. */
export function getThemeChoice(): ThemeChoice {
  const stored = safeLocalStorage.read(key);
  return themeChoices.find((choice) => choice === stored) ?? 'system';
}

export function chooseTheme(choice: ThemeChoice): void {
  safeLocalStorage.keep(key, choice);
  showTheme(choice);
}

/** Applies the theme to the page and the browser's toolbar; the design system defines the colors. */
export function showTheme(choice: ThemeChoice): void {
  const page = document.documentElement;
  page.dataset.theme = choice;
  page.style.colorScheme = choice === 'system' ? '' : choice;

  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    bar.media = getMedia(choice, bar.dataset.theme ?? '');
  }
}

function getMedia(choice: ThemeChoice, theme: string): string {
  if (choice === 'system') {
    return `(prefers-color-scheme: ${theme})`;
  }
  return choice === theme ? 'all' : 'not all';
}
