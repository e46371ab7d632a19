// Written by scripts/write-theme.mjs from tokens.json. Change that, then run the script again.
export const type = {
  display1:
    "font-family: 'Sofia Sans Extra Condensed Variable', 'Sofia as Arial', 'Sofia as Roboto', 'Sofia as DejaVu', sans-serif; font-size: clamp(3.5rem, 1.3rem + 8vw, 8.75rem); font-weight: 780; line-height: 0.88; letter-spacing: -1px;",
  display2:
    "font-family: 'Sofia Sans Extra Condensed Variable', 'Sofia as Arial', 'Sofia as Roboto', 'Sofia as DejaVu', sans-serif; font-size: clamp(2.5rem, 1.7rem + 3vw, 4.25rem); font-weight: 780; line-height: 0.96; letter-spacing: 0;",
  title1:
    "font-family: 'Sofia Sans Extra Condensed Variable', 'Sofia as Arial', 'Sofia as Roboto', 'Sofia as DejaVu', sans-serif; font-size: clamp(2.125rem, 1.85rem + 1.2vw, 3rem); font-weight: 780; line-height: 1; letter-spacing: 0;",
  title2:
    "font-family: 'Sofia Sans Extra Condensed Variable', 'Sofia as Arial', 'Sofia as Roboto', 'Sofia as DejaVu', sans-serif; font-size: clamp(1.625rem, 1.5rem + 0.5vw, 1.875rem); font-weight: 780; line-height: 1.08; letter-spacing: 0;",
  title3:
    "font-family: 'Sofia Sans Extra Condensed Variable', 'Sofia as Arial', 'Sofia as Roboto', 'Sofia as DejaVu', sans-serif; font-size: 1.375rem; font-weight: 720; line-height: 1.15; letter-spacing: 0;",
  figure1:
    "font-family: 'Sofia Sans Extra Condensed Variable', 'Sofia as Arial', 'Sofia as Roboto', 'Sofia as DejaVu', sans-serif; font-size: clamp(2.75rem, 2.4rem + 1.4vw, 3.25rem); font-weight: 740; line-height: 1; letter-spacing: 0;",
  figure2:
    "font-family: 'Sofia Sans Extra Condensed Variable', 'Sofia as Arial', 'Sofia as Roboto', 'Sofia as DejaVu', sans-serif; font-size: 2.25rem; font-weight: 740; line-height: 1; letter-spacing: 0;",
  heading:
    "font-family: 'Figtree Variable', 'Figtree as Arial', 'Figtree as Roboto', 'Figtree as DejaVu', sans-serif; font-size: 1rem; font-weight: 660; line-height: 1.3; letter-spacing: 0;",
  body: "font-family: 'Figtree Variable', 'Figtree as Arial', 'Figtree as Roboto', 'Figtree as DejaVu', sans-serif; font-size: 1rem; font-weight: 440; line-height: 1.55; letter-spacing: 0;",
  control:
    "font-family: 'Figtree Variable', 'Figtree as Arial', 'Figtree as Roboto', 'Figtree as DejaVu', sans-serif; font-size: 0.9375rem; font-weight: 620; line-height: 1.2; letter-spacing: 0;",
  label:
    "font-family: 'Figtree Variable', 'Figtree as Arial', 'Figtree as Roboto', 'Figtree as DejaVu', sans-serif; font-size: 0.9375rem; font-weight: 600; line-height: 1.3; letter-spacing: 0;",
  small:
    "font-family: 'Figtree Variable', 'Figtree as Arial', 'Figtree as Roboto', 'Figtree as DejaVu', sans-serif; font-size: 0.875rem; font-weight: 440; line-height: 1.45; letter-spacing: 0;",
  caption:
    "font-family: 'Figtree Variable', 'Figtree as Arial', 'Figtree as Roboto', 'Figtree as DejaVu', sans-serif; font-size: 0.8125rem; font-weight: 440; line-height: 1.4; letter-spacing: 0;",
} as const;
