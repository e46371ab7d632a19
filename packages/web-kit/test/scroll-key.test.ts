import { createScrollKey } from '../src/page/scroll-key.ts';

const firstEntry = { key: 'default' };

describe('the scroll key', () => {
  beforeEach(() => {
    history.replaceState(null, '');
  });

  test('when a page is newly loaded, then it does not share the scroll position of the previous page', () => {
    const before = createScrollKey(history)(firstEntry);
    history.pushState(null, '');

    const after = createScrollKey(history)(firstEntry);

    expect(after).not.toBe(before);
  });

  test('when a page is reloaded, then it keeps its scroll position', () => {
    const before = createScrollKey(history)(firstEntry);

    const after = createScrollKey(history)(firstEntry);

    expect(after).toBe(before);
  });

  test('when the history entry is not the first, then the router’s key is used', () => {
    expect(createScrollKey(history)({ key: 'k7' })).toBe('k7');
  });
});
