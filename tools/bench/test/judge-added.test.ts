import { judgeAddedTime } from '../src/gateway/judge-added-time.ts';

const upstream = [100, 200, 100];
const calm = {
  upstream,
  gateway: [300, 400, 300],
  middleware: [250, 350, 250],
  nginx: [200, 300, 200],
};

describe('the time that a proxy adds to a call', () => {
  test('when the gateway adds at most the permitted multiple of what nginx adds, then the target is met', () => {
    const { passed, figures, remarks } = judgeAddedTime(calm, 2);

    expect(passed).toBe(true);
    expect(figures).toBe(
      '2.00 (2.00 to 2.00) × what nginx adds, 1.33 (1.33 to 1.33) × what the bare middleware adds',
    );
    expect(remarks).toContain('gateway: adds 200 (200 to 200) µs to the median');
  });

  test('when the gateway adds more than the permitted multiple, then the target is missed', () => {
    expect(judgeAddedTime(calm, 1.9).passed).toBe(false);
  });

  test.each([
    ['nginx', { ...calm, nginx: [200, 190, 200] }],
    ['nginx', { ...calm, nginx: [200, 200, 200] }],
    ['gateway', { ...calm, gateway: [300, 150, 300] }],
    ['middleware', { ...calm, middleware: [250, 350, 90] }],
  ])(
    'when %s added nothing or less in a round, then the target is missed and a remark gives the reason',
    (name, medians) => {
      const { passed, remarks } = judgeAddedTime(medians, Infinity);

      expect(passed).toBe(false);
      expect(remarks?.[0]).toBe(`${name} added nothing or less in a round, so the ratio is meaningless`);
    },
  );
});
