import '../src/first-paint.ts';
import { deferredHydration } from '../src/deferred-hydration.ts';

/** Returns whether the application starts without an interaction at this address. By default, the HTML is that of `/terms`. */
async function startsAt(address: string): Promise<boolean> {
  history.replaceState(null, '', address);
  let hasStarted = false;
  void deferredHydration().then(() => {
    hasStarted = true;
  });
  await Promise.resolve();
  return hasStarted;
}

/** Waits until code that is scheduled after the next paint has run. */
async function afterNextPaint(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  await new Promise((resolve) => setTimeout(resolve));
}

describe('deferred hydration', () => {
  beforeEach(() => {
    document.body.innerHTML = '<div id="root" data-path="/terms"><a href="/auth">Get Started</a></div>';
  });
  afterEach(() => {
    sessionStorage.clear();
  });

  test('when the page for this address was prerendered, then the application waits', async () => {
    expect(await startsAt('/terms?from=mail')).toBe(false);
  });

  test('when the top bar does not show the user yet, then the application starts immediately', async () => {
    document.body.innerHTML = '<div id="root" data-path="/quote" data-visitor="anybody"></div>';

    expect(await startsAt('/quote?quote=1')).toBe(true);
  });

  test('when another page was prerendered, then the application starts immediately', async () => {
    expect(await startsAt('/home')).toBe(true);
  });

  test('when the HTML does not match the URL, then the application starts immediately', async () => {
    document.documentElement.dataset.replaced = 'hidden';

    expect(await startsAt('/terms')).toBe(true);
    delete document.documentElement.dataset.replaced;
  });

  test('when no page was prerendered, then the application starts immediately', async () => {
    document.body.innerHTML = '<div id="root"></div>';

    expect(await startsAt('/terms')).toBe(true);
  });

  test('when this tab has a stored flash message, then the application starts immediately', async () => {
    sessionStorage.setItem('marquee.greeting', '{}');

    expect(await startsAt('/terms')).toBe(true);
  });

  test('when the URL has an override, then the application starts immediately', async () => {
    expect(await startsAt('/terms?mfe.client=http://localhost:3001')).toBe(true);
  });

  test('when the tab has stored scroll positions, then the application waits', async () => {
    sessionStorage.setItem('react-router-scroll-positions', '{}');

    expect(await startsAt('/terms')).toBe(false);
  });

  test('when a resting mouse is reported as the page appears, then the application waits', async () => {
    history.replaceState(null, '', '/terms');
    const rest = new MouseEvent('pointermove', { bubbles: true });

    document.body.dispatchEvent(Object.assign(rest, { movementX: 0, movementY: 0 }));
    await afterNextPaint();

    expect(document.documentElement.dataset.wanted).toBeUndefined();
  });

  test('when the user interacts with the page, then the application starts, and later calls of `deferredHydration` resolve too', async () => {
    history.replaceState(null, '', '/terms');
    const started = deferredHydration();

    document.querySelector('a')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));

    await expect(started).resolves.toBeUndefined();
    await expect(deferredHydration()).resolves.toBeUndefined();
  });
});
