import { keptInTab, keptOnDevice } from '@marquee/web-kit';

const key = 'marquee.test';

function refuse(): never {
  throw new DOMException('Not here', 'SecurityError');
}

afterEach(() => {
  jest.restoreAllMocks();
  keptOnDevice.forget(key);
  keptInTab.forget(key);
});

describe('storage on the device', () => {
  test('when a text is stored, then it is in localStorage until it is removed', () => {
    expect(keptOnDevice.keep(key, 'dark')).toBe(true);

    expect(localStorage.getItem(key)).toBe('dark');
    expect(keptOnDevice.read(key)).toBe('dark');
    keptOnDevice.forget(key);
    expect(keptOnDevice.read(key)).toBeNull();
  });

  test('when localStorage is blocked, then the text lasts as long as the page', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);

    expect(keptOnDevice.read(key)).toBeNull();
    expect(keptOnDevice.keep(key, 'off')).toBe(false);

    expect(keptOnDevice.read(key)).toBe('off');
    keptOnDevice.forget(key);
    expect(keptOnDevice.read(key)).toBeNull();
  });

  test('when localStorage is full, then the previous text is not returned instead', () => {
    keptOnDevice.keep(key, 'light');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);

    keptOnDevice.keep(key, 'dark');

    expect(keptOnDevice.read(key)).toBe('dark');
    expect(localStorage.getItem(key)).toBeNull();
  });

  test.each([
    ['allowed', () => undefined],
    ['blocked', () => jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse)],
  ])(
    'when all keys with a prefix are removed and localStorage is %s, then the other keys stay',
    (_state, prepareStorage) => {
      prepareStorage();
      keptOnDevice.keep('marquee.draft.one', '{}');
      keptOnDevice.keep(key, 'dark');

      keptOnDevice.forgetAll('marquee.draft.');

      expect(keptOnDevice.read('marquee.draft.one')).toBeNull();
      expect(keptOnDevice.read(key)).toBe('dark');
    },
  );

  test('when a text is stored for the tab, then it is not in localStorage', () => {
    keptInTab.keep(key, 'hello');

    expect(sessionStorage.getItem(key)).toBe('hello');
    expect(keptOnDevice.read(key)).toBeNull();
  });
});
