import { buildFlavor } from '../src/build-mode.ts';

describe('the flavor of a build', () => {
  afterEach(() => {
    delete process.env.MARQUEE_BUILD;
  });

  test('when MARQUEE_BUILD is not set, then it is a release', () => {
    expect(buildFlavor()).toBe('release');
  });

  test('when MARQUEE_BUILD is local, then it is a local build', () => {
    process.env.MARQUEE_BUILD = 'local';

    expect(buildFlavor()).toBe('local');
  });

  test('when MARQUEE_BUILD is unknown, then it is rejected by name', () => {
    process.env.MARQUEE_BUILD = 'relaese';

    expect(buildFlavor).toThrow('MARQUEE_BUILD is "release" or "local", not "relaese"');
  });
});
