import { waitFor } from '@testing-library/dom';
import '../src/first-paint.ts';

function scriptsOnPage(): string[] {
  return [...document.querySelectorAll('script')].map((script) => script.getAttribute('src') ?? '');
}

describe('scripts of a prerendered page', () => {
  beforeEach(() => {
    document.head.innerHTML =
      '<template id="scripts"><script async src="/main.js"></script><script async src="/a.js"></script></template>';
    document.body.innerHTML = '<div id="root" data-path="/terms"></div>';
  });

  test('when the page has not loaded yet, then no script is fetched', () => {
    expect(scriptsOnPage()).toEqual([]);
  });

  test('when the page has loaded and painted, then each script is fetched once', async () => {
    window.dispatchEvent(new Event('load'));

    await waitFor(() => {
      expect(scriptsOnPage()).toEqual(['/main.js', '/a.js']);
    });
    expect(document.querySelector('template')).toBeNull();
  });

  test('when the user interacts with the page earlier, then the scripts are fetched immediately', () => {
    document.body.dispatchEvent(new Event('touchstart', { bubbles: true }));

    expect(scriptsOnPage()).toEqual(['/main.js', '/a.js']);
  });

  test('when the tab is hidden, then the scripts are fetched without waiting for a frame', () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);

    window.dispatchEvent(new Event('load'));

    expect(scriptsOnPage()).toEqual(['/main.js', '/a.js']);
    hidden.mockRestore();
  });

  test('when the entry fails to load, then it is fetched again; after a second failure it is removed and an event is dispatched', async () => {
    let isReported = false;
    document.addEventListener('scriptsfailed', () => {
      isReported = true;
    });
    window.dispatchEvent(new Event('load'));
    await waitFor(() => {
      expect(scriptsOnPage()).toHaveLength(2);
    });
    const [first] = document.querySelectorAll('script');

    first?.dispatchEvent(new Event('error'));
    const [second] = document.querySelectorAll('script');
    expect(second).not.toBe(first);
    expect(scriptsOnPage()).toEqual(['/main.js', '/a.js']);
    expect(isReported).toBe(false);

    second?.dispatchEvent(new Event('error'));
    expect(scriptsOnPage()).toEqual(['/a.js']);
    expect(isReported).toBe(true);
  });

  test('when a script other than the entry fails twice, then no event is dispatched, because the entry loads that script again', async () => {
    const onFailed = jest.fn();
    document.addEventListener('scriptsfailed', onFailed, { once: true });
    window.dispatchEvent(new Event('load'));
    await waitFor(() => {
      expect(scriptsOnPage()).toHaveLength(2);
    });

    document.querySelector('script[src="/a.js"]')?.dispatchEvent(new Event('error'));
    document.querySelector('script[src="/a.js"]')?.dispatchEvent(new Event('error'));

    expect(scriptsOnPage()).toEqual(['/main.js']);
    expect(onFailed).not.toHaveBeenCalled();
    document.removeEventListener('scriptsfailed', onFailed);
  });

  test('when the entry of a page that starts immediately fails, then it is fetched again, and a second failure is reported', () => {
    const onFailed = jest.fn();
    document.addEventListener('scriptsfailed', onFailed, { once: true });
    document.head.innerHTML = '<script defer src="/main.js"></script>';

    document.querySelector('script')?.dispatchEvent(new Event('error'));
    expect(scriptsOnPage()).toEqual(['/main.js']);
    expect(onFailed).not.toHaveBeenCalled();
    document.querySelector('script')?.dispatchEvent(new Event('error'));

    expect(scriptsOnPage()).toEqual([]);
    expect(onFailed).toHaveBeenCalledTimes(1);
  });

  test('when the page is an app page, then no script is fetched', () => {
    document.head.innerHTML = '';

    window.dispatchEvent(new Event('load'));
    document.body.dispatchEvent(new Event('touchstart', { bubbles: true }));

    expect(scriptsOnPage()).toEqual([]);
  });
});
