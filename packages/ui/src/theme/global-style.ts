import { createGlobalStyle } from 'styled-components';
import { colorScheme } from './color-scheme.ts';
import { fallbackFontFaces } from './fallback-font-faces.ts';
import { fontFaces, textFamily } from './fonts.ts';
import { printBase } from './print-base.ts';
import { insertFontFaces } from './insert-font-faces.ts';
import { theme } from './theme.ts';

const fontFaceRules = [...fontFaces, ...fallbackFontFaces];
const isInBrowser = typeof document !== 'undefined';

if (isInBrowser) {
  insertFontFaces(fontFaceRules, textFamily);
}

/** Global styles: fonts, colors, reset, focus ring, print. Render it once per page. */
export const GlobalStyle = createGlobalStyle`
  ${isInBrowser ? '' : fontFaceRules.join('\n')}
  ${colorScheme}

  *,
  *::before,
  *::after {
    box-sizing: border-box;
    margin: 0;
    padding: 0;
  }

  html {
    scroll-padding-block: ${theme.space[8]} calc(${theme.size.dock} + ${theme.space[5]});
    text-size-adjust: 100%;
    background: ${theme.color.ground};
  }

  body {
    ${theme.type.body}
    min-width: 320px;
    color: ${theme.color.ink};
    -webkit-font-smoothing: antialiased;
    /* Users may type a word wider than its box. With “anywhere” such a word breaks and widens no column, row or page. */
    overflow-wrap: anywhere;
  }

  /* Table headings, cells and buttons have short fixed words. A long typed word beside them must not squeeze them to single letters. */
  th,
  td,
  button {
    overflow-wrap: break-word;
  }

  ul,
  ol {
    list-style: none;
  }

  img,
  svg {
    display: block;
    max-width: 100%;
  }

  button,
  input,
  select,
  textarea {
    font: inherit;
    letter-spacing: inherit;
    color: inherit;
  }

  fieldset {
    min-width: 0;
    border: 0;
  }

  a {
    color: inherit;
  }

  table {
    border-collapse: collapse;
  }

  :focus-visible {
    outline: ${theme.border.tab} solid ${theme.color.focus};
    outline-offset: 2px;
  }

  [tabindex='-1']:focus {
    outline: none;
  }

  ${printBase}
`;
