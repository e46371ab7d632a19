// Written by scripts/write-theme.mjs from tokens.json. Change that, then run the script again.
export const family = {
  board:
    "'Sofia Sans Extra Condensed Variable', 'Sofia as Arial', 'Sofia as Roboto', 'Sofia as DejaVu', sans-serif",
  text: "'Figtree Variable', 'Figtree as Arial', 'Figtree as Roboto', 'Figtree as DejaVu', sans-serif",
} as const;

export const weight = {
  text: 440,
  medium: 560,
  strong: 620,
  heading: 660,
  boardSmall: 720,
  board: 780,
  brand: 820,
} as const;

export const space = {
  '1': '4px',
  '2': '8px',
  '3': '12px',
  '4': '16px',
  '5': '24px',
  '6': '32px',
  '7': '48px',
  '8': '72px',
  '9': '112px',
} as const;

export const radius = {
  badge: '3px',
  control: '6px',
  box: '10px',
  paper: '0',
} as const;

export const border = {
  hairline: '1px',
  control: '1.5px',
  string: '2px',
  tab: '3px',
  alert: '5px',
} as const;

export const size = {
  target: '24px',
  buttonSmall: '36px',
  button: '44px',
  field: '46px',
  buttonLarge: '56px',
  bulb: '32px',
  bulbSmall: '24px',
  topBar: '64px',
  topBarPhone: '56px',
  dock: '80px',
  serviceRow: '48px',
} as const;

export const frame = {
  wide: '1360px',
  frame: '1200px',
  form: '1080px',
  paper: '840px',
  dialog: '520px',
  toast: '400px',
  aside: '340px',
  preview: '400px',
} as const;

export const valance = {
  topBar: '14px',
  card: '17px',
  paper: '26px',
  footer: '24px',
  hero: '48px',
} as const;

export const breakpoint = {
  phone: '640px',
  tablet: '900px',
  desktop: '1200px',
} as const;

export const shadowValues = {
  lift: '0 1px 2px 0 #0B2B330F, 0 6px 20px -8px #0B2B332E',
  over: '0 24px 64px -16px #04161B73',
} as const;

export const durationValues = {
  press: '90ms',
  quick: '140ms',
  move: '220ms',
  light: '420ms',
  leave: '120ms',
} as const;

export const easing = {
  out: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  in: 'cubic-bezier(0.5, 0, 0.9, 0.4)',
  light: 'cubic-bezier(0.3, 1.4, 0.5, 1)',
} as const;

export const layer = {
  base: 0,
  stickyHead: 10,
  dock: 20,
  topBar: 30,
  menu: 40,
  popover: 50,
  dialog: 60,
  toast: 70,
  skipLink: 80,
} as const;
