import { render } from '@testing-library/react';
import { GlobalStyle } from '../src/index.ts';
import { showFaces } from '../src/theme/show-faces.ts';

const face = "@font-face { font-family: 'Of a test'; src: local('Arial'); }";

/** Rules of each sheet that has faces in it. */
function sheetsWithFaces(): string[][] {
  return [...document.styleSheets]
    .map(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
    .filter((rules) => rules.some(isFace));
}

function isFace(rule: string): boolean {
  return rule.startsWith('@font-face');
}

describe('the faces', () => {
  test('when the page is drawn, then they stand in a sheet that nothing else is added to', () => {
    render(<GlobalStyle />);

    const sheets = sheetsWithFaces();
    expect(sheets).toHaveLength(1);
    expect(sheets.flat().length).toBeGreaterThan(4);
    expect(sheets.flat().filter((rule) => !isFace(rule))).toEqual([]);
  });

  test('when the page has them already, then they are not added again', () => {
    Object.defineProperty(document, 'fonts', { value: [{ family: '"Of a test"' }], configurable: true });

    showFaces([face], 'Of a test');

    expect(sheetsWithFaces().flat().join()).not.toContain('Of a test');
    Reflect.deleteProperty(document, 'fonts');
  });

  test('when the page has none, then they are added, in their order', () => {
    showFaces([face, face.replace('Arial', 'Roboto')], 'Of a test');

    const added = sheetsWithFaces()
      .flat()
      .filter((rule) => rule.includes('Of a test'));
    expect(added.map((rule) => /Arial|Roboto/.exec(rule)?.[0])).toEqual(['Arial', 'Roboto']);
  });
});
