import { waitAtMost } from '../src/process/wait-at-most.ts';

describe('waiting at most', () => {
  test('when the work ends in time, then the result is “done”', async () => {
    expect(await waitAtMost(10_000, Promise.resolve('anything'))).toBe('done');
  });

  test('when the work does not end in time, then the result is “late”', async () => {
    expect(await waitAtMost(1, new Promise(() => undefined))).toBe('late');
  });

  test('when the work fails, then the wait is rejected', async () => {
    await expect(waitAtMost(10_000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  });
});
