import { databaseTarget, databaseUrlThrough } from '../src/stack/database-target.ts';

describe("the database behind chaos's proxy", () => {
  test.each([
    ['mongodb://db.example:27018/?directConnection=true', { host: 'db.example', port: 27_018 }],
    ['mongodb://user:word@db.example/?directConnection=true', { host: 'db.example', port: 27_017 }],
    ['mongodb://[::1]:27018/?directConnection=true', { host: '::1', port: 27_018 }],
  ])("when the address is %s, then the proxy's target is the host and port of the address", (url, target) => {
    expect(databaseTarget(url)).toEqual(target);
  });

  test.each([
    'mongodb://db.example:27018/',
    'mongodb://db.example:27018/?directConnection=false',
    'mongodb://one.example:27017,two.example:27017/?directConnection=true',
    'mongodb+srv://db.example/?directConnection=true',
    'nonsense',
  ])('when the address is %s, then it is rejected', (url) => {
    expect(() => databaseTarget(url)).toThrow('directConnection=true');
  });

  test("when a process gets the database's address, then only host and port are replaced by the proxy's", () => {
    expect(databaseUrlThrough('mongodb://user:word@db.example/?directConnection=true', 4711)).toBe(
      'mongodb://user:word@127.0.0.1:4711/?directConnection=true',
    );
  });
});
