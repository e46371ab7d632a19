import { isolated } from '@marquee/contracts/text-direction';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { readPdf } from '../src/test-kit/read-pdf.ts';
import type { ReadPdf } from '../src/test-kit/read-pdf.ts';
import type { Word } from '../src/test-kit/read-page-texts.ts';
import { aDocument, bytesOf } from './a-document.ts';

const texts = [
  ['Urdu', 'شہنائی ایونٹس'],
  ['Pashto', 'د واده مراسم پښتو ۍ'],
  ['Persian', 'می‌خواهم جشن عروسی ۱۴۰۵'],
  ['Arabic with vowels', 'بِسْمِ ٱللَّٰهِ'],
  ['Hebrew', 'אולם חגיגות'],
  ['Devanagari', 'मेहंदी समारोह, क्षत्रिय'],
  ['Bengali', 'অনুষ্ঠান বিয়ে কোথায়'],
  ['Tamil', 'திருமணம் கொண்டாட்டம்'],
  ['Gurmukhi', 'ਵਿਆਹ ਪੰਜਾਬੀ ਸ੍ਰੀ'],
  ['Gujarati', 'લગ્ન સમારંભ'],
  ['Telugu', 'తెలుగు పెళ్లి'],
  ['Kannada', 'ಕನ್ನಡ ಮದುವೆ'],
  ['Malayalam', 'മലയാളം കല്യാണം'],
  ['Oriya', 'ଓଡ଼ିଆ ବିବାହ'],
  ['Sinhala', 'සිංහල විවාහ'],
  ['Thai', 'งานแต่งงาน น้ำ ที่'],
  ['Lao', 'ລາວ ແຕ່ງງານ'],
  ['Khmer', 'ខ្មែរ មង្គលការ'],
  ['Burmese', 'မြန်မာ မင်္ဂလာဆောင်'],
  ['Tibetan', 'བོད་ཡིག'],
  ['Dhivehi', 'ދިވެހި'],
  ['Ethiopic', 'ሰርግ'],
  ['Hangul', '김민지 결혼식'],
  ['Han', '你好 婚礼 結婚典禮'],
  ['Japanese', 'カラオケ けっこんしき 結婚式'],
  ['Cyrillic and Greek', 'Анна Ким, Νίκη'],
  ['Armenian and Georgian', 'Հարսանիք ქორწილი'],
  ['Vietnamese', 'Nguyễn Thị Hường'],
  ['emoji', 'Gala 🎉 👨‍👩‍👧 ❤️ 🇺🇸 👍🏽 1️⃣'],
  ['currencies', '﷼ ৳ ₹ ₪ ₩ ₦ ₾ ₼ ₿ € £'],
];

async function readWith(client: string): Promise<ReadPdf> {
  return readPdf(await bytesOf(aDocument({ client, subject: client, issuer: client })));
}

describe('a document in any alphabet', () => {
  test.each(texts)(
    'when a name is %s, then it reads as typed, without a missing glyph',
    async (_name, text) => {
      const { pages, missingGlyphs } = await readWith(text);

      expect(pages[0]?.filter((line) => line.endsWith(text.normalize('NFC')))).toHaveLength(3);
      expect(pages[0]?.join('')).not.toContain('□');
      expect(missingGlyphs).toBe(0);
    },
  );

  test('when it is rendered, then the file embeds only the fonts of its scripts', async () => {
    const [latin, tamil] = await Promise.all([
      bytesOf(aDocument()),
      bytesOf(aDocument({ client: 'திருமணம்' })),
    ]);

    expect(latin.includes('Noto')).toBe(false);
    expect(tamil.toString('latin1').match(/\/BaseFont \/[A-Z]{6}\+Noto\w+/g)).toHaveLength(2);
    expect(tamil.length).toBeLessThan(latin.length + 10_000);
  });

  test('when some lines are long, then no line extends beyond the margins', async () => {
    const text = texts.map(([, words]) => `${words}, `.repeat(20)).join('\n');

    const { visualWords, missingGlyphs } = await readPdf(await bytesOf(aDocument({ notes: text })));

    expect(visualWords.flat().filter(({ left, right }) => left < 54 - 2 || right > 612 - 54 + 1)).toEqual([]);
    expect(missingGlyphs).toBe(0);
  });
});

describe('a document with any typed text', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.string({
      unit: fc.constantFrom(...Array.from('اب5 (aकिর্যਪੰ🎉\u0301\u200C\u200D\u202E\u2068\u2069\n'), '\uD800'),
    }),
  );

  test('when it is rendered, then no glyph is missing', async () => {
    await fc.assert(
      fc.asyncProperty(typed, typed, async (title, notes) => {
        const { missingGlyphs } = await readPdf(
          await bytesOf(aDocument({ title, subject: notes, client: title, notes })),
        );

        expect(missingGlyphs).toBe(0);
      }),
      // A mark after a space forms one grapheme with the space.
      { numRuns: 30, examples: [['ا \u09CD', '']] },
    );
  });

  test('when a letter has hundreds of marks, then the document still fits on one page', async () => {
    const { pages } = await readPdf(await bytesOf(aDocument({ subject: `ب${'\u064E'.repeat(500)}` })));

    expect(pages).toHaveLength(1);
  });
});

function gapsOf(words: readonly Word[]): number[] {
  return words.slice(1).map(({ left }, index) => left - (words[index]?.right ?? 0));
}

describe('the order of words', () => {
  test.each([
    ['a name that runs from right to left', 'شہنائی ایونٹس (Shehnai)', ['(Shehnai)', 'ایونٹس', 'شہنائی']],
    ['a number in a name that runs from right to left', 'لاہور سے 5 فنکار', ['فنکار', '5', 'سے', 'لاہور']],
    ['words within an English line', 'Quote for شادی کی 2027', ['Quote', 'for', '2027', 'کی', 'شادی']],
    ['two isolated names', `${isolated('שלום')} 12, ${isolated('עולם')}`, ['שלום', '12,', 'עולם']],
    ['an English line with a direction mark', 'Amara \u202E9$ latoT', ['Amara', '9$', 'latoT']],
  ])('when there is %s, then each word is at its visual position', async (_what, text, expected) => {
    const { visualWords } = await readWith(text);

    expect(visualWords.map((line) => line.map((word) => word.text))).toContainEqual(expected);
  });

  test.each(['Quote for شادی کی تقریب 2027', 'لاہور سے 5 فنکار', 'Анна, Amara,  你好'])(
    'when %j mixes scripts, then each space appears once',
    async (text) => {
      const { pages, visualWords } = await readWith(text);

      const once = text.replaceAll(/ +/g, ' ');
      const words = once.split(' ').toSorted();
      const line = visualWords.findLast((shown) =>
        isDeepStrictEqual(shown.map(({ text: word }) => word).toSorted(), words),
      );
      expect(pages[0]).toContain(`For  ${once}`);
      const gaps = gapsOf(line ?? []);
      expect(gaps).toHaveLength(words.length - 1);
      expect(gaps.filter((gap) => gap < 2 || gap > 3)).toEqual([]);
    },
  );
});
