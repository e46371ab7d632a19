import { layoutLine, layoutLines, styles } from '../src/layout-text.ts';

const measure = (text: string) => text.length;
const place = { x: 0, width: 100 };

describe('the height of a line', () => {
  test.each(['Amara', 'Łucja Žižek', 'Анна', 'लग्न', 'لاہور', '你好'])(
    'when %j fits into the usual height, then the line has the usual height',
    (text) => {
      expect(layoutLine(measure, text, styles.text, place).height).toBeCloseTo(14);
    },
  );

  test.each(['မြန်မာ', 'བརྒྱ སྒྲུབ', 'ٱللَّٰهِ', 'ที่ปู่'])(
    'when %j is taller than usual, then the line is taller',
    (text) => {
      expect(layoutLine(measure, text, styles.title, place).height).toBeGreaterThan(30 * 1.14 + 3);
    },
  );

  test('when a right-to-left paragraph is aligned to its start, then its lines are at the right', () => {
    const [line] = layoutLines(measure, 'שלום 12', styles.text, { ...place, align: 'start' });

    expect(line?.items.map(({ x }) => x)).toEqual([100 - 7]);
  });
});
