import { darkColors, lightColors } from '../src/theme/colors.ts';
import { theme } from '../src/theme/theme.ts';
import tokens from '../tokens.json';
import { contrast } from './contrast.ts';

const themes = { light: tokens.color.light, dark: tokens.color.dark };
const measured = tokens.$extensions['marquee.contrast'];

describe('contrast', () => {
  test.each([
    ...pairsOf(measured['text (4.5 needed)'], 4.5),
    ...pairsOf(measured['interface and graphics (3 needed)'], 3),
  ])('when $text is on $ground in the $mode theme, then its contrast is at least $needed', (pair) => {
    const colors = themes[pair.mode];

    const ratio = contrast(colorAt(colors, pair.text), colorAt(colors, pair.ground));

    expect(ratio).toBeGreaterThanOrEqual(pair.needed);
    expect(ratio).toBeCloseTo(pair.written, 1);
  });
});

describe('theme', () => {
  test.each([
    ['light', lightColors],
    ['dark', darkColors],
  ] as const)('when the tokens contain a %s color, then the theme has it', (mode, declarations) => {
    const expected = Object.entries(themes[mode])
      .filter(([name]) => !name.startsWith('$') && name !== 'status')
      .map(([name]) => `--color-${name}: ${colorAt(themes[mode], name)};`);

    expect(expected.filter((line) => !declarations.includes(line))).toEqual([]);
  });

  test('when the tokens contain a scale, then the theme has its values', () => {
    expect(theme.space[4]).toBe(`${tokens.space['4'].$value.value}px`);
    expect(theme.radius.box).toBe(`${tokens.radius.box.$value.value}px`);
    expect(theme.layer.toast).toBe(tokens.layer.toast.$value);
    expect(theme.type.title1).toContain(tokens.type['title-1'].$extensions['marquee.fluid']);
  });
});

type Pair = {
  text: string;
  ground: string;
  mode: 'light' | 'dark';
  needed: number;
  written: number;
};

function pairsOf(list: Record<string, { light: number; dark: number }>, needed: number): Pair[] {
  return Object.entries(list).flatMap(([names, { light, dark }]) => {
    const [text = '', ground = ''] = names.split(' on ');
    return [
      { text, ground, mode: 'light' as const, needed, written: light },
      { text, ground, mode: 'dark' as const, needed, written: dark },
    ];
  });
}

function colorAt(colors: object, path: string): string {
  const found = path.split('.').reduce<unknown>((at, name) => Reflect.get(Object(at), name), colors);
  return String(Reflect.get(Object(found), '$value'));
}
