import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const packageUrl = new URL('../', import.meta.url);
const tokens = JSON.parse(readFileSync(new URL('tokens.json', packageUrl), 'utf8'));
const notice =
  '// Written by scripts/write-theme.mjs from tokens.json. Change that, then run the script again.\n';

write('src/theme/colors.ts', [
  `export const color = ${literal(colorReferences(tokens.color.light))} as const;`,
  declarations('lightColors', flatColors(tokens.color.light)),
  declarations('darkColors', flatColors(tokens.color.dark)),
  declarations('boardColors', boardColors()),
]);
write('src/theme/scales.ts', [
  `export const family = ${literal(mapValues(values(tokens.font.family), (names) => names.map(quoted).join(', ')))} as const;`,
  `export const weight = ${literal(camelKeys(values(tokens.font.weight)))} as const;`,
  ...['space', 'radius', 'border', 'size', 'frame', 'valance', 'breakpoint'].map(
    (scale) =>
      `export const ${scale} = ${literal(camelKeys(mapValues(values(tokens[scale]), dimension)))} as const;`,
  ),
  `export const shadowValues = ${literal(mapValues(values(tokens.shadow), shadow))} as const;`,
  `export const durationValues = ${literal(mapValues(values(tokens.motion.duration), dimension))} as const;`,
  `export const easing = ${literal(mapValues(values(tokens.motion.easing), (points) => `cubic-bezier(${points.join(', ')})`))} as const;`,
  `export const layer = ${literal(camelKeys(values(tokens.layer)))} as const;`,
]);
write('src/theme/type.ts', [`export const type = ${literal(typeStyles())} as const;`]);

function write(path, parts) {
  writeFileSync(fileURLToPath(new URL(path, packageUrl)), `${notice}${parts.join('\n\n')}\n`);
}

function colorReferences(colors) {
  const { status, ...plain } = colors;
  const reference = (name) => `var(--color-${name})`;
  const named = Object.keys(plain).filter((name) => !name.startsWith('$'));
  return {
    ...Object.fromEntries(named.map((name) => [camel(name), reference(name)])),
    status: Object.fromEntries(
      Object.keys(status).map((name) => [
        name,
        { text: reference(`status-${name}-text`), fill: reference(`status-${name}-fill`) },
      ]),
    ),
  };
}

function declarations(name, colors) {
  const lines = colors.map(([path, value]) => `  --color-${path}: ${value};`);
  return `export const ${name} = \`\n${lines.join('\n')}\n\`;`;
}

// A board is dark in both themes. Inside a board these color names refer to the board's own colors.
function boardColors() {
  const { surface, danger } = tokens.color.dark;
  const board = {
    ink: 'on-board',
    muted: 'board-muted',
    line: 'rail',
    edge: 'board-edge',
    primary: 'on-board',
  };
  const hovered = {
    'primary-hover': 'on-board',
    'on-primary': 'board',
    tint: 'rail',
    'tint-hover': 'rail',
    focus: 'bulb',
  };
  return [
    ...Object.entries({ ...board, ...hovered }).map(([name, meaning]) => [name, `var(--color-${meaning})`]),
    ['surface', surface.$value],
    ['danger', danger.$value],
  ];
}

function flatColors(group, prefix = '') {
  return Object.entries(group)
    .filter(([name]) => !name.startsWith('$'))
    .flatMap(([name, token]) =>
      token.$value ? [[`${prefix}${name}`, token.$value]] : flatColors(token, `${prefix}${name}-`),
    );
}

function typeStyles() {
  return Object.fromEntries(
    Object.entries(tokens.type).map(([name, { $value: style, $extensions }]) => [
      camel(name),
      [
        `font-family: ${style.fontFamily.map(quoted).join(', ')};`,
        `font-size: ${$extensions?.['marquee.fluid'] ?? dimension(style.fontSize)};`,
        `font-weight: ${style.fontWeight};`,
        `line-height: ${style.lineHeight};`,
        `letter-spacing: ${dimension(style.letterSpacing)};`,
      ].join(' '),
    ]),
  );
}

function shadow(layers) {
  return [layers]
    .flat()
    .map(
      (one) =>
        `${['offsetX', 'offsetY', 'blur', 'spread'].map((part) => dimension(one[part])).join(' ')} ${one.color}`,
    )
    .join(', ');
}

function dimension({ value, unit }) {
  return value === 0 ? '0' : `${value}${unit}`;
}

function values(group) {
  const named = Object.entries(group).filter(([name]) => !name.startsWith('$'));
  return Object.fromEntries(named.map(([name, token]) => [name, token.$value]));
}

function mapValues(record, change) {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}

function camelKeys(record) {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [camel(name), value]));
}

function camel(name) {
  return name.replace(/-(\w)/g, (_match, letter) => letter.toUpperCase());
}

function quoted(name) {
  return name.includes(' ') ? `'${name}'` : name;
}

function literal(value) {
  return JSON.stringify(value, null, 2);
}
