import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

import { ensureNode24 } from './setup/ensure-node-24.mjs';
import { root } from './setup/paths.mjs';

// Renders texts in many scripts as a PDF and shows the result beside Chromium's rendering of the same texts with the same fonts:
// docs/reports/pdf-alphabets/*.png. Needs poppler-utils, qpdf and Chromium (CHROMIUM_PATH).
await ensureNode24();
const { renderPdf } = await import('../packages/pdf/src/render-pdf.ts');
const { fallbackFonts, brandFonts } = await import('../packages/pdf/src/font-files.ts');
const { resolve } = createRequire(join(root, 'packages/pdf/package.json'));

const pages = {
  cases: ['شہنائی ایونٹس (Shehnai)', 'لاہور سے 5 فنکار', 'Quote for شادی کی تقریب 2027'],
  'south-asia': [
    ...['ۍ د واده مراسم پښتو', 'می‌خواهم جشن عروسی ۱۴۰۵', 'मेहंदी समारोह', 'অনুষ্ঠান বিয়ে'],
    ...['திருமணம் கொண்டாட்டம்', 'ਵਿਆਹ ਪੰਜਾਬੀ ਸ੍ਰੀ', 'લગ્ન સમારંભ', '﷼ 1,500 ৳ ₹ ₪'],
  ],
  others: [
    ...['אולם (Hall) 12', '김민지 결혼식', '你好 婚礼', 'カラオケ', 'งานแต่งงาน น้ำ', 'ሰርግ'],
    ...['Gala 🎉 👨‍👩‍👧 ❤️ 👍🏽', 'Анна Ким, Νίκη'],
  ],
};

const folder = mkdtempSync(join(tmpdir(), 'marquee-alphabets-'));
for (const [name, texts] of Object.entries(pages)) {
  const pdf = join(folder, `${name}.pdf`);
  writeFileSync(pdf, await buffer(renderPdf(createDocument(texts)).content));
  run('qpdf', ['--check', pdf]);
  run('pdfinfo', [pdf]);
  run('pdftoppm', ['-r', '96', '-singlefile', '-png', pdf, join(folder, name)]);
  const html = join(folder, `${name}.html`);
  writeFileSync(html, htmlOf(name, texts));
  run(process.env.CHROMIUM_PATH ?? 'chromium', [
    ...['--headless', '--no-sandbox', '--hide-scrollbars', '--allow-file-access-from-files'],
    ...['--virtual-time-budget=10000', `--window-size=1632,${name === 'cases' ? 640 : 900}`],
    `--screenshot=${join(root, 'docs/reports/pdf-alphabets', `${name}.png`)}`,
    pathToFileURL(html).href,
  ]);
}
rmSync(folder, { recursive: true });

function createDocument(texts) {
  const [from, client, board] = texts;
  return {
    title: 'PDF beside Chromium',
    createdAt: new Date('2026-11-27T12:00:00Z'),
    sections: [
      { kind: 'letterhead', issuer: from, lines: [client], documentType: 'Quote' },
      { kind: 'title', text: board },
      { kind: 'details', details: [['Prepared for', client]] },
      {
        kind: 'table',
        columns: [
          { name: 'Service', share: 4, align: 'left' },
          { name: 'Total', share: 1, align: 'right' },
        ],
        rows: texts.map((text) => [{ text, note: text }, { text: '$1,250.00' }]),
      },
      { kind: 'text', heading: 'Notes', text: texts.slice(0, 3).join('\n') },
    ],
  };
}

function htmlOf(name, texts) {
  const [from, client, board] = texts;
  const rows = texts.map(
    (text) => `<tr><td><bdi>${text}</bdi><small><bdi>${text}</bdi></small><td>$1,250.00`,
  );
  return `<!doctype html><meta charset="utf-8"><style>${createFontCss(texts)}
    body { margin: 0; display: flex; font: 13.33px/1.4 var(--text); color: #0B2B33 } main { padding: 72px; width: 672px }
    h1 { font: 40px/1.14 var(--display); border: solid; border-width: 3px 0; padding: 8px 0; margin: 27px 0 }
    b { font: 20px/1.4 var(--strong); display: block } small { display: block } table { width: 100%; border-collapse: collapse }
    td { border-bottom: 1px solid #D3DEDC; padding: 7px 0 } td + td { text-align: right } img { width: 816px; height: 1056px }
    </style><img src="${name}.png"><main><b><bdi>${from}</bdi></b><bdi>${client}</bdi><h1><bdi>${board}</bdi></h1>
    <p>Prepared for &emsp; <bdi>${client}</bdi><table>${rows.join('')}</table>
    <p>Notes</p>${texts
      .slice(0, 3)
      .map((text) => `<div dir="auto">${text}</div>`)
      .join('')}</main>`;
}

/** Returns the PDF's fonts as CSS. A browser takes each letter from the first font in the family list that has the letter. */
function createFontCss(texts) {
  return ['text', 'strong', 'display']
    .map((fontRole) => {
      const fontsByLetter = Array.from(texts.join('')).map((letter) => fallbackFonts(letter, fontRole));
      const files = [
        brandFonts[fontRole],
        ...fontsByLetter.flatMap((fonts) => fonts.slice(0, -4)),
        ...fontsByLetter[0].slice(-4),
      ];
      const rules = [...new Set(files)].map(
        (file, index) =>
          `@font-face { font-family: ${fontRole}${index}; src: url('${pathToFileURL(resolve(file)).href}') }`,
      );
      return `${rules.join('\n')}\n:root { --${fontRole}: ${rules.map((_rule, index) => `${fontRole}${index}`).join(', ')} }`;
    })
    .join('\n');
}

function run(command, args) {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) {
    throw new Error(`${command} failed: ${stdout}${stderr}`);
  }
  process.stdout.write(command === 'qpdf' || command === 'pdfinfo' ? stdout : '');
}
