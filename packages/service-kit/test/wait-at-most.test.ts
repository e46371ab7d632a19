import { waitAtMost } from '../src/process/wait-at-most.ts';

describe('at most', () => {
  test('when the work ends in time, then it is done', async () => {
    expect(await waitAtMost(10_000, Promise.resolve('anything'))).toBe('done');
  });

  test('when the work never ends, then it is late', async () => {
    expect(await waitAtMost(1, new Promise(() => undefined))).toBe('late');
  });

  test('when the work fails, then it rejects', async () => {
    await expect(waitAtMost(10_000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  });
});
