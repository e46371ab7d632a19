export type FontRole = 'text' | 'strong' | 'display';

/** The module path of a font file. */
export type FontFile = string;

type Family = Readonly<Record<FontRole, FontFile>>;

/** The product's own fonts. */
export const brandFonts: Family = {
  text: '@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf',
  strong: '@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf',
  display:
    '@expo-google-fonts/sofia-sans-extra-condensed/800ExtraBold/SofiaSansExtraCondensed_800ExtraBold.ttf',
};

/** A family that covers Cyrillic, Greek, Hebrew, Armenian, Georgian and many symbols. */
const dejaVu: Family = {
  text: 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
  strong: 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
  display: 'dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf',
};

const chinese = noto('Sans', 'SC');
const latin = noto('Sans', '');
const emoji = noto('', 'Emoji');

/** Scripts that need their own font family. */
const scripts: readonly (readonly [pattern: RegExp, family: Family])[] = [
  [/\p{scx=Arab}/u, noto('Sans', 'Arabic')],
  [/\p{scx=Deva}/u, noto('Sans', 'Devanagari')],
  [/\p{scx=Beng}/u, noto('Sans', 'Bengali')],
  [/\p{scx=Taml}/u, noto('Sans', 'Tamil')],
  [/\p{scx=Guru}/u, noto('Sans', 'Gurmukhi')],
  [/\p{scx=Gujr}/u, noto('Sans', 'Gujarati')],
  [/\p{scx=Telu}/u, noto('Sans', 'Telugu')],
  [/\p{scx=Knda}/u, noto('Sans', 'Kannada')],
  [/\p{scx=Mlym}/u, noto('Sans', 'Malayalam')],
  [/\p{scx=Orya}/u, noto('Sans', 'Oriya')],
  [/\p{scx=Sinh}/u, noto('Sans', 'Sinhala')],
  [/\p{scx=Thaa}/u, noto('Sans', 'Thaana')],
  [/\p{scx=Thai}/u, noto('Sans', 'Thai')],
  [/\p{scx=Laoo}/u, noto('Sans', 'Lao')],
  [/\p{scx=Khmr}/u, noto('Sans', 'Khmer')],
  [/\p{scx=Mymr}/u, noto('Sans', 'Myanmar')],
  [/\p{scx=Tibt}/u, noto('Serif', 'Tibetan')],
  [/\p{scx=Ethi}/u, noto('Sans', 'Ethiopic')],
  [/\p{scx=Hang}/u, noto('Sans', 'KR')],
  [/[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Bopo}]/u, chinese],
  [/[\p{Emoji_Presentation}\uFE0F]/u, emoji],
];

/** The fallback fonts for a letter that the product's fonts lack, with the best font first. */
export function fallbackFonts(letter: string, fontRole: FontRole): FontFile[] {
  const own = scripts.filter(([pattern]) => pattern.test(letter)).map(([, family]) => family);
  return [...own, dejaVu, latin, emoji, chinese].map((family) => family[fontRole]);
}

function noto(kind: 'Sans' | 'Serif' | '', name: string): Family {
  const folder = ['noto', kind, name]
    .filter((part) => part !== '')
    .join('-')
    .toLowerCase();
  const file = (weight: string) => `@expo-google-fonts/${folder}/${weight}/Noto${kind}${name}_${weight}.ttf`;
  return { text: file('400Regular'), strong: file('700Bold'), display: file('700Bold') };
}
