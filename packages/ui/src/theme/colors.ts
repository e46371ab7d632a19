// Written by scripts/write-theme.mjs from tokens.json. Change that, then run the script again.
export const color = {
  ground: 'var(--color-ground)',
  surface: 'var(--color-surface)',
  sunken: 'var(--color-sunken)',
  ink: 'var(--color-ink)',
  muted: 'var(--color-muted)',
  line: 'var(--color-line)',
  edge: 'var(--color-edge)',
  primary: 'var(--color-primary)',
  primaryHover: 'var(--color-primary-hover)',
  onPrimary: 'var(--color-on-primary)',
  tint: 'var(--color-tint)',
  tintHover: 'var(--color-tint-hover)',
  bulb: 'var(--color-bulb)',
  bulbHover: 'var(--color-bulb-hover)',
  onBulb: 'var(--color-on-bulb)',
  bulbEdge: 'var(--color-bulb-edge)',
  focus: 'var(--color-focus)',
  danger: 'var(--color-danger)',
  dangerHover: 'var(--color-danger-hover)',
  board: 'var(--color-board)',
  onBoard: 'var(--color-on-board)',
  boardMuted: 'var(--color-board-muted)',
  rail: 'var(--color-rail)',
  boardEdge: 'var(--color-board-edge)',
  roof: 'var(--color-roof)',
  scrim: 'var(--color-scrim)',
  status: {
    inquiry: {
      text: 'var(--color-status-inquiry-text)',
      fill: 'var(--color-status-inquiry-fill)',
    },
    proposal: {
      text: 'var(--color-status-proposal-text)',
      fill: 'var(--color-status-proposal-fill)',
    },
    booked: {
      text: 'var(--color-status-booked-text)',
      fill: 'var(--color-status-booked-fill)',
    },
    completed: {
      text: 'var(--color-status-completed-text)',
      fill: 'var(--color-status-completed-fill)',
    },
    cancelled: {
      text: 'var(--color-status-cancelled-text)',
      fill: 'var(--color-status-cancelled-fill)',
    },
  },
} as const;

export const lightColors = `
  --color-ground: #F1F5F4;
  --color-surface: #FFFFFF;
  --color-sunken: #E6EDEC;
  --color-ink: #0B2B33;
  --color-muted: #48616A;
  --color-line: #D3DEDC;
  --color-edge: #617B82;
  --color-primary: #0E4D5A;
  --color-primary-hover: #093B46;
  --color-on-primary: #FFFFFF;
  --color-tint: #DCEBEB;
  --color-tint-hover: #CBE0E0;
  --color-bulb: #FFBE3D;
  --color-bulb-hover: #F7AA1A;
  --color-on-bulb: #0B2B33;
  --color-bulb-edge: #9A6400;
  --color-focus: #B0004E;
  --color-danger: #B3261E;
  --color-danger-hover: #8F1B15;
  --color-board: #0A343E;
  --color-on-board: #F6FAF8;
  --color-board-muted: #A9C6C8;
  --color-rail: #1E5662;
  --color-board-edge: #7FA5AA;
  --color-roof: #0D414D;
  --color-scrim: #04161B9E;
  --color-status-inquiry-text: #1D4E89;
  --color-status-inquiry-fill: #E2ECF8;
  --color-status-proposal-text: #734700;
  --color-status-proposal-fill: #FFEFCB;
  --color-status-booked-text: #1A5E35;
  --color-status-booked-fill: #DDF2E3;
  --color-status-completed-text: #37505A;
  --color-status-completed-fill: #E1E9EA;
  --color-status-cancelled-text: #9A1F18;
  --color-status-cancelled-fill: #FBE5E2;
`;

export const darkColors = `
  --color-ground: #06191E;
  --color-surface: #0C262D;
  --color-sunken: #081F25;
  --color-ink: #EAF3F1;
  --color-muted: #A4BDC0;
  --color-line: #1F414A;
  --color-edge: #7698A0;
  --color-primary: #8FD8D2;
  --color-primary-hover: #B1E6E1;
  --color-on-primary: #06222A;
  --color-tint: #123A43;
  --color-tint-hover: #1A4A55;
  --color-bulb: #FFC65A;
  --color-bulb-hover: #FFD481;
  --color-on-bulb: #0B2B33;
  --color-bulb-edge: #FFC65A;
  --color-focus: #FF8FB8;
  --color-danger: #FF9C8F;
  --color-danger-hover: #FFB8AE;
  --color-board: #0F333C;
  --color-on-board: #F6FAF8;
  --color-board-muted: #A9C6C8;
  --color-rail: #225763;
  --color-board-edge: #7FA5AA;
  --color-roof: #0D414D;
  --color-scrim: #000000B8;
  --color-status-inquiry-text: #A9CBF5;
  --color-status-inquiry-fill: #14304F;
  --color-status-proposal-text: #FFD28A;
  --color-status-proposal-fill: #3F2C08;
  --color-status-booked-text: #9FDDB3;
  --color-status-booked-fill: #103A22;
  --color-status-completed-text: #C2D2D5;
  --color-status-completed-fill: #23393F;
  --color-status-cancelled-text: #FFB4AA;
  --color-status-cancelled-fill: #4A1A16;
`;

export const boardColors = `
  --color-ink: var(--color-on-board);
  --color-muted: var(--color-board-muted);
  --color-line: var(--color-rail);
  --color-edge: var(--color-board-edge);
  --color-primary: var(--color-on-board);
  --color-primary-hover: var(--color-on-board);
  --color-on-primary: var(--color-board);
  --color-tint: var(--color-rail);
  --color-tint-hover: var(--color-rail);
  --color-focus: var(--color-bulb);
  --color-surface: #0C262D;
  --color-danger: #FF9C8F;
`;
