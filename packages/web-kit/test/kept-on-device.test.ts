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

describe('what is kept on the device', () => {
  test('when it is kept, then it lies in the storage until it is forgotten', () => {
    expect(keptOnDevice.keep(key, 'dark')).toBe(true);

    expect(localStorage.getItem(key)).toBe('dark');
    expect(keptOnDevice.read(key)).toBe('dark');
    keptOnDevice.forget(key);
    expect(keptOnDevice.read(key)).toBeNull();
  });

  test('when the storage is blocked, then it lasts as long as the page', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);

    expect(keptOnDevice.read(key)).toBeNull();
    expect(keptOnDevice.keep(key, 'off')).toBe(false);

    expect(keptOnDevice.read(key)).toBe('off');
    keptOnDevice.forget(key);
    expect(keptOnDevice.read(key)).toBeNull();
  });

  test('when the storage is full, then what was kept before is not mistaken for it', () => {
    keptOnDevice.keep(key, 'light');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);

    keptOnDevice.keep(key, 'dark');

    expect(keptOnDevice.read(key)).toBe('dark');
    expect(localStorage.getItem(key)).toBeNull();
  });

  test.each([
    ['allowed', () => undefined],
    ['blocked', () => jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse)],
  ])('when all of a kind is forgotten and the storage is %s, then the rest stays', (_state, meet) => {
    meet();
    keptOnDevice.keep('marquee.draft.one', '{}');
    keptOnDevice.keep(key, 'dark');

    keptOnDevice.forgetAll('marquee.draft.');

    expect(keptOnDevice.read('marquee.draft.one')).toBeNull();
    expect(keptOnDevice.read(key)).toBe('dark');
  });

  test('when something is kept in the tab, then the device knows nothing of it', () => {
    keptInTab.keep(key, 'hello');

    expect(sessionStorage.getItem(key)).toBe('hello');
    expect(keptOnDevice.read(key)).toBeNull();
  });
});
