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

  test('when the page has not loaded yet, then none is fetched', () => {
    expect(scriptsOnPage()).toEqual([]);
  });

  test('when the page has loaded and painted, then all are fetched, once', async () => {
    window.dispatchEvent(new Event('load'));

    await waitFor(() => {
      expect(scriptsOnPage()).toEqual(['/main.js', '/a.js']);
    });
    expect(document.querySelector('template')).toBeNull();
  });

  test('when the user interacts with the page before, then they are fetched immediately', () => {
    document.body.dispatchEvent(new Event('touchstart', { bubbles: true }));

    expect(scriptsOnPage()).toEqual(['/main.js', '/a.js']);
  });

  test('when the tab is hidden, then they are fetched without waiting for a frame', () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);

    window.dispatchEvent(new Event('load'));

    expect(scriptsOnPage()).toEqual(['/main.js', '/a.js']);
    hidden.mockRestore();
  });

  test('when one fails to load, then it is fetched again; after a second failure it is removed for webpack, and an event reports it', async () => {
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

  test('when the page is an app page, then there is nothing to fetch', () => {
    document.head.innerHTML = '';

    window.dispatchEvent(new Event('load'));
    document.body.dispatchEvent(new Event('touchstart', { bubbles: true }));

    expect(scriptsOnPage()).toEqual([]);
  });
});
