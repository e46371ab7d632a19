import { render } from '@testing-library/react';
import { GlobalStyle } from '../src/index.ts';
import { insertFontFaces } from '../src/theme/insert-font-faces.ts';

const fontFace = "@font-face { font-family: 'Of a test'; src: local('Arial'); }";

/** Returns the rules of each style sheet that has `@font-face` rules. */
function sheetsWithFontFaces(): string[][] {
  return [...document.styleSheets]
    .map(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
    .filter((rules) => rules.some(isFontFace));
}

function isFontFace(rule: string): boolean {
  return rule.startsWith('@font-face');
}

describe('web fonts', () => {
  test('when the page is rendered, then their rules are in a style sheet without other rules', () => {
    render(<GlobalStyle />);

    const sheets = sheetsWithFontFaces();
    expect(sheets).toHaveLength(1);
    expect(sheets.flat().length).toBeGreaterThan(4);
    expect(sheets.flat().filter((rule) => !isFontFace(rule))).toEqual([]);
  });

  test('when the page already has their rules, then the rules are not added again', () => {
    Object.defineProperty(document, 'fonts', { value: [{ family: '"Of a test"' }], configurable: true });

    insertFontFaces([fontFace], 'Of a test');

    expect(sheetsWithFontFaces().flat().join()).not.toContain('Of a test');
    Reflect.deleteProperty(document, 'fonts');
  });

  test('when the page does not have their rules, then the rules are added in order', () => {
    insertFontFaces([fontFace, fontFace.replace('Arial', 'Roboto')], 'Of a test');

    const added = sheetsWithFontFaces()
      .flat()
      .filter((rule) => rule.includes('Of a test'));
    expect(added.map((rule) => /Arial|Roboto/.exec(rule)?.[0])).toEqual(['Arial', 'Roboto']);
  });
});
