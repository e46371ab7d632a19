import { css } from 'styled-components';

/** Print hides buttons and elements with `data-screen-only`, such as the top bar, the action bar and links that look like buttons. */
export const printBase = css`
  @media print {
    @page {
      margin: 16mm;
    }

    html {
      color-scheme: light !important;
      background: none;
      font-size: 11pt;
    }

    /* Otherwise a page printed from the dark theme is captured during the transition to light. */
    *,
    *::before,
    *::after {
      transition: none !important;
    }

    button,
    [data-screen-only] {
      display: none !important;
    }

    thead {
      display: table-header-group;
    }

    tr,
    li {
      break-inside: avoid;
    }
  }
`;
