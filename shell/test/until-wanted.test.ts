import '../src/first-paint.ts';
import { untilWanted } from '../src/until-wanted.ts';

/** Whether the application begins by itself at this address, of the page that was rendered for `/terms`. */
async function beginsAt(address: string): Promise<boolean> {
  history.replaceState(null, '', address);
  let begins = false;
  void untilWanted().then(() => {
    begins = true;
  });
  await Promise.resolve();
  return begins;
}

describe('until the application is wanted', () => {
  beforeEach(() => {
    document.body.innerHTML = '<div id="root" data-path="/terms"><a href="/auth">Get Started</a></div>';
  });
  afterEach(() => {
    sessionStorage.clear();
  });

  test('when the page of this address was rendered, then it waits', async () => {
    expect(await beginsAt('/terms?from=mail')).toBe(false);
  });

  test('when the bar of the page does not know yet whose it is, then it begins at once', async () => {
    document.body.innerHTML = '<div id="root" data-path="/quote" data-visitor="anybody"></div>';

    expect(await beginsAt('/quote?quote=1')).toBe(true);
  });

  test('when another page was rendered, then it begins at once', async () => {
    expect(await beginsAt('/home')).toBe(true);
  });

  test('when the HTML does not fit the address, then it begins at once', async () => {
    document.documentElement.dataset.replaced = 'hidden';

    expect(await beginsAt('/terms')).toBe(true);
    delete document.documentElement.dataset.replaced;
  });

  test('when none was rendered, then it begins at once', async () => {
    document.body.innerHTML = '<div id="root"></div>';

    expect(await beginsAt('/terms')).toBe(true);
  });

  test('when a greeting was left in this tab, then it begins at once', async () => {
    sessionStorage.setItem('marquee.greeting', '{}');

    expect(await beginsAt('/terms')).toBe(true);
  });

  test('when a development build is asked for, then it begins at once', async () => {
    expect(await beginsAt('/terms?mfe.client=http://localhost:3001')).toBe(true);
  });

  test('when the browser kept where other pages were scrolled to, then it waits', async () => {
    sessionStorage.setItem('react-router-scroll-positions', '{}');

    expect(await beginsAt('/terms')).toBe(false);
  });

  test('when somebody turns to the page, then it begins, for who asks later too', async () => {
    history.replaceState(null, '', '/terms');
    const begun = untilWanted();

    document.querySelector('a')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));

    await expect(begun).resolves.toBeUndefined();
    await expect(untilWanted()).resolves.toBeUndefined();
  });
});
