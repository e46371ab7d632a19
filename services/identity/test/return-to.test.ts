import { toLocalPath } from '../src/sessions/return-to.ts';

describe('a path to return to', () => {
  test.each(['/', '/client-admin', '/edit-event/7?tab=a#b', '/quote?quote=1&x=//y'])(
    'when the path is %s, then it is kept',
    (path) => {
      expect(toLocalPath(path)).toBe(path);
    },
  );

  test.each([
    ...[
      'https://evil.example',
      '//evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      'javascript:alert(1)',
      '',
    ],
    ...[
      'client-admin',
      ' /x',
      '/\t/evil.example',
      '/\n//evil.example',
      '/x\\y',
      '/.//evil.example',
      '/a/..//evil.example',
    ],
    ...['http:/evil.example', '/%0d%0a\r\nset-cookie: a=b'],
  ])('when the value is %j, then it is dropped', (path) => {
    expect(toLocalPath(path)).toBeNull();
  });
});
