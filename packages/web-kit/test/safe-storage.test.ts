import { safeSessionStorage, safeLocalStorage } from '@marquee/web-kit';

const key = 'marquee.test';

function refuse(): never {
  throw new DOMException('Not here', 'SecurityError');
}

afterEach(() => {
  jest.restoreAllMocks();
  safeLocalStorage.forget(key);
  safeSessionStorage.forget(key);
});

describe('storage on the device', () => {
  test('when a text is stored, then it is in localStorage until it is removed', () => {
    expect(safeLocalStorage.keep(key, 'dark')).toBe(true);

    expect(localStorage.getItem(key)).toBe('dark');
    expect(safeLocalStorage.read(key)).toBe('dark');
    safeLocalStorage.forget(key);
    expect(safeLocalStorage.read(key)).toBeNull();
  });

  test('when localStorage is blocked, then the text lasts as long as the page', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);

    expect(safeLocalStorage.read(key)).toBeNull();
    expect(safeLocalStorage.keep(key, 'off')).toBe(false);

    expect(safeLocalStorage.read(key)).toBe('off');
    safeLocalStorage.forget(key);
    expect(safeLocalStorage.read(key)).toBeNull();
  });

  test('when localStorage is full, then the new text is returned, not the previous one', () => {
    safeLocalStorage.keep(key, 'light');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);

    safeLocalStorage.keep(key, 'dark');

    expect(safeLocalStorage.read(key)).toBe('dark');
    expect(localStorage.getItem(key)).toBeNull();
  });

  test.each([
    ['allowed', () => undefined],
    ['blocked', () => jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse)],
  ])(
    'when all keys with a prefix are removed and localStorage is %s, then the other keys stay',
    (_state, prepareStorage) => {
      prepareStorage();
      safeLocalStorage.keep('marquee.draft.one', '{}');
      safeLocalStorage.keep(key, 'dark');

      safeLocalStorage.forgetAll('marquee.draft.');

      expect(safeLocalStorage.read('marquee.draft.one')).toBeNull();
      expect(safeLocalStorage.read(key)).toBe('dark');
    },
  );

  test('when a text is stored for the tab, then it is not in localStorage', () => {
    safeSessionStorage.keep(key, 'hello');

    expect(sessionStorage.getItem(key)).toBe('hello');
    expect(safeLocalStorage.read(key)).toBeNull();
  });
});
