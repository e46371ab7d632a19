import { createScrollKey } from '../src/page/scroll-key.ts';

const firstEntry = { key: 'default' };

describe('the scroll key', () => {
  beforeEach(() => {
    history.replaceState(null, '');
  });

  test('when a page is loaded anew, then it does not share the place of the page before', () => {
    const before = createScrollKey(history)(firstEntry);
    history.pushState(null, '');

    const after = createScrollKey(history)(firstEntry);

    expect(after).not.toBe(before);
  });

  test('when a page is reloaded, then it keeps its place', () => {
    const before = createScrollKey(history)(firstEntry);

    const after = createScrollKey(history)(firstEntry);

    expect(after).toBe(before);
  });

  test('when the entry is not the first, then the router names it', () => {
    expect(createScrollKey(history)({ key: 'k7' })).toBe('k7');
  });
});
