import { joinFirstScripts } from '../src/join-first-scripts.ts';

describe('the inline script of prerendered pages', () => {
  test('when two scripts declare the same name, then each runs in a function of its own', () => {
    const joined = joinFirstScripts(['const a=1', 'const a=2']);

    expect(joined).toBe('(()=>{const a=1})();(()=>{const a=2})();');
  });

  test('when it has more than 10 kB, then the build fails', () => {
    expect(() => joinFirstScripts(['a'.repeat(10_001)])).toThrow('of at most 10000');
  });
});
