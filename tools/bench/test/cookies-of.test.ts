import { cookiesOf } from '../src/web/browser/cookies-of.ts';

const url = 'http://localhost:8080';

describe('the cookies of a visitor', () => {
  test('when the header contains several cookies, then each has its name and its whole value', () => {
    expect(cookiesOf({ cookie: 'sid=a=b; device=c' }, url)).toEqual([
      { name: 'sid', value: 'a=b', url },
      { name: 'device', value: 'c', url },
    ]);
  });

  test('when the visitor has no session, then there are no cookies', () => {
    expect(cookiesOf({}, url)).toEqual([]);
  });

  test('when the address is that of a page, then the cookies are valid for its whole origin', () => {
    expect(cookiesOf({ cookie: 'sid=a' }, `${url}/auth/role`)).toEqual([{ name: 'sid', value: 'a', url }]);
  });
});
