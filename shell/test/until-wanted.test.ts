import '../src/first-paint.ts';
import { untilWanted } from '../src/until-wanted.ts';

/** Whether the application starts without an interaction at this address; the HTML was rendered for `/terms`. */
async function beginsAt(address: string): Promise<boolean> {
  history.replaceState(null, '', address);
  let begins = false;
  void untilWanted().then(() => {
    begins = true;
  });
  await Promise.resolve();
  return begins;
}

/** Waits for what starts after a paint. */
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

  test('when the page of this address was prerendered, then the application waits', async () => {
    expect(await beginsAt('/terms?from=mail')).toBe(false);
  });

  test('when the top bar does not show the user yet, then the application starts immediately', async () => {
    document.body.innerHTML = '<div id="root" data-path="/quote" data-visitor="anybody"></div>';

    expect(await beginsAt('/quote?quote=1')).toBe(true);
  });

  test('when another page was prerendered, then the application starts immediately', async () => {
    expect(await beginsAt('/home')).toBe(true);
  });

  test('when the HTML does not match the URL, then the application starts immediately', async () => {
    document.documentElement.dataset.replaced = 'hidden';

    expect(await beginsAt('/terms')).toBe(true);
    delete document.documentElement.dataset.replaced;
  });

  test('when no page was prerendered, then the application starts immediately', async () => {
    document.body.innerHTML = '<div id="root"></div>';

    expect(await beginsAt('/terms')).toBe(true);
  });

  test('when this tab has a stored greeting, then the application starts immediately', async () => {
    sessionStorage.setItem('marquee.greeting', '{}');

    expect(await beginsAt('/terms')).toBe(true);
  });

  test('when the URL has an override, then the application starts immediately', async () => {
    expect(await beginsAt('/terms?mfe.client=http://localhost:3001')).toBe(true);
  });

  test('when the tab has stored scroll positions, then the application waits', async () => {
    sessionStorage.setItem('react-router-scroll-positions', '{}');

    expect(await beginsAt('/terms')).toBe(false);
  });

  test('when a resting mouse is reported as the page appears, then the application waits', async () => {
    history.replaceState(null, '', '/terms');
    const rest = new MouseEvent('pointermove', { bubbles: true });

    document.body.dispatchEvent(Object.assign(rest, { movementX: 0, movementY: 0 }));
    await afterNextPaint();

    expect(document.documentElement.dataset.wanted).toBeUndefined();
  });

  test('when the user interacts with the page, then the application starts, and later calls resolve too', async () => {
    history.replaceState(null, '', '/terms');
    const begun = untilWanted();

    document.querySelector('a')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));

    await expect(begun).resolves.toBeUndefined();
    await expect(untilWanted()).resolves.toBeUndefined();
  });
});
