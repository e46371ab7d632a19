import userEvent from '@testing-library/user-event';
import '../src/before-hydration.ts';

const bar = `
  <div data-path="/">
    <a id="brand" href="/">Marquee</a>
    <div data-menu="early">
      <button id="toggle" aria-expanded="false" aria-controls="panel">Menu</button>
      <div id="panel" hidden><div data-scrim></div><nav><a id="home" href="/home">Home</a></nav></div>
    </div>
    <a id="book" href="/auth">Book Your Event</a>
  </div>`;

const byId = (id: string) => document.getElementById(id);
const isOpen = () =>
  byId('toggle')?.getAttribute('aria-expanded') === 'true' && !byId('panel')?.hasAttribute('hidden');

describe('the menu of a page before hydration', () => {
  beforeEach(() => {
    document.body.innerHTML = bar;
  });

  test('when its button is clicked, then the menu opens immediately, and the next click closes the menu', () => {
    byId('toggle')?.click();
    expect(isOpen()).toBe(true);
    expect(byId('toggle')).not.toHaveAttribute('aria-busy');

    byId('toggle')?.click();
    expect(isOpen()).toBe(false);
    expect(byId('panel')).toHaveAttribute('hidden');
  });

  test('when the scrim is clicked, then the menu closes and the menu’s button has the focus', async () => {
    byId('toggle')?.click();

    await userEvent.click(document.querySelector('[data-scrim]') ?? document.body);

    expect(isOpen()).toBe(false);
    expect(byId('toggle')).toHaveFocus();
  });

  test('when Escape is pressed, then the menu closes and the menu’s button has the focus', async () => {
    byId('toggle')?.click();
    byId('home')?.focus();

    await userEvent.keyboard('{Escape}');

    expect(isOpen()).toBe(false);
    expect(byId('toggle')).toHaveFocus();
  });

  test('when Shift+Tab leaves its first focusable element, then the last element has the focus, and Tab returns to the first', async () => {
    byId('toggle')?.click();
    byId('toggle')?.focus();

    await userEvent.tab({ shift: true });
    expect(byId('home')).toHaveFocus();
    await userEvent.tab();
    expect(byId('toggle')).toHaveFocus();
  });

  test('when the menu’s panel itself has the focus, then Shift+Tab focuses the last enabled element', async () => {
    byId('panel')?.insertAdjacentHTML('beforeend', '<button id="off" disabled></button>');
    byId('panel')?.setAttribute('tabindex', '-1');
    byId('toggle')?.click();
    byId('panel')?.focus();

    await userEvent.tab({ shift: true });

    expect(byId('home')).toHaveFocus();
  });

  test('when the focus moves elsewhere, then the menu closes', () => {
    byId('toggle')?.click();

    byId('book')?.focus();

    expect(isOpen()).toBe(false);
  });

  test('when another action is held and the menu’s button is clicked, then the menu opens and that action is discarded', () => {
    document.querySelector('[data-path]')?.insertAdjacentHTML('beforeend', '<button id="quick"></button>');
    byId('quick')?.click();

    byId('toggle')?.click();

    expect(isOpen()).toBe(true);
    expect(byId('quick')).not.toHaveAttribute('aria-busy');
  });

  test('when the application has hydrated the menu before the rest of the page, then the application handles the menu’s events', () => {
    document.querySelector('[data-menu]')?.setAttribute('data-menu', 'own');
    const handled: string[] = [];
    byId('toggle')?.addEventListener('click', () => handled.push('click'));

    byId('toggle')?.click();

    expect(isOpen()).toBe(false);
    expect(handled).toEqual(['click']);
  });
});
