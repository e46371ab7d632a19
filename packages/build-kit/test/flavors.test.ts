import { buildFlavor } from '../src/build-mode.ts';

describe('the flavor of a build', () => {
  afterEach(() => {
    delete process.env.MARQUEE_BUILD;
  });

  test('when MARQUEE_BUILD is not set, then the build is a release', () => {
    expect(buildFlavor()).toBe('release');
  });

  test('when MARQUEE_BUILD is local, then the build is local', () => {
    process.env.MARQUEE_BUILD = 'local';

    expect(buildFlavor()).toBe('local');
  });

  test('when MARQUEE_BUILD has an unknown value, then the error names the value', () => {
    process.env.MARQUEE_BUILD = 'relaese';

    expect(buildFlavor).toThrow('MARQUEE_BUILD is "release" or "local", not "relaese"');
  });
});
