import { deviceLabel } from '../src/sessions/device-label.ts';

const mozilla = 'Mozilla/5.0';

describe('the label of a device', () => {
  test.each([
    [
      `${mozilla} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36`,
      'Chrome on Windows',
    ],
    [`${mozilla} (Windows NT 10.0) Chrome/141.0 Safari/537.36 Edg/141.0`, 'Edge on Windows'],
    [`${mozilla} (X11; Linux x86_64) HeadlessChrome/141.0 Safari/537.36`, 'Chrome on Linux'],
    [`${mozilla} (X11; Linux x86_64) Chrome/141.0 Safari/537.36 HeadlessEdg/141.0`, 'Edge on Linux'],
    [`${mozilla} (Windows NT 10.0) Chrome/141.0 Safari/537.36 OPR/122.0`, 'Opera on Windows'],
    [`${mozilla} (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0`, 'Firefox on Linux'],
    [`${mozilla} (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15`, 'Safari on a Mac'],
    [
      `${mozilla} (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1`,
      'Safari on iPhone',
    ],
    [
      `${mozilla} (Linux; Android 15; SM-S921B) SamsungBrowser/28.0 Chrome/130.0 Safari/537.36`,
      'Samsung Internet on Android',
    ],
    ['curl/8.5 (Linux)', 'A browser on Linux'],
    ['node', 'An unknown device'],
    ['', 'An unknown device'],
  ])('when the user agent is %s, then the label is %s', (userAgent, label) => {
    expect(deviceLabel(userAgent)).toBe(label);
  });
});
