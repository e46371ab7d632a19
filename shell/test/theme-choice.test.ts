import { chooseTheme, showTheme, getThemeChoice } from '../src/frame/theme-choice.ts';

const page = document.documentElement;

function blockStorage(): void {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Not here', 'SecurityError');
  });
}

function getToolbarMedia(): string[] {
  return [...document.querySelectorAll('meta')].map(({ media }) => media);
}

describe('the theme', () => {
  beforeEach(() => {
    localStorage.clear();
    document.head.innerHTML =
      '<meta name="theme-color" data-theme="light"><meta name="theme-color" data-theme="dark">';
  });

  afterEach(() => {
    jest.restoreAllMocks();
    chooseTheme('system');
  });

  test('when nothing was chosen, then it follows the system', () => {
    showTheme(getThemeChoice());

    expect(page).toHaveAttribute('data-theme', 'system');
    expect(getToolbarMedia()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
  });

  test('when a theme is chosen, then it applies to the page and the browser’s toolbar', () => {
    chooseTheme('dark');

    expect(getThemeChoice()).toBe('dark');
    expect(page).toHaveAttribute('data-theme', 'dark');
    expect(page.style.colorScheme).toBe('dark');
    expect(getToolbarMedia()).toEqual(['not all', 'all']);
  });

  test('when a theme is stored, then it applies before the first paint', () => {
    chooseTheme('light');
    page.removeAttribute('data-theme');
    page.removeAttribute('style');

    jest.requireActual('../src/first-paint.ts');

    expect(page).toHaveAttribute('data-theme', 'light');
    expect(page.style.colorScheme).toBe('light');
  });

  test('when the browser blocks storage, then the page opens and a choice applies for this visit', () => {
    blockStorage();

    showTheme(getThemeChoice());
    expect(page).toHaveAttribute('data-theme', 'system');
    chooseTheme('dark');

    expect(page).toHaveAttribute('data-theme', 'dark');
    expect(getThemeChoice()).toBe('dark');
  });

  test('when the browser blocks storage, then the first paint follows the system', () => {
    blockStorage();
    page.removeAttribute('data-theme');

    jest.isolateModules(() => {
      jest.requireActual('../src/first-paint.ts');
    });

    expect(page).not.toHaveAttribute('data-theme');
  });
});
