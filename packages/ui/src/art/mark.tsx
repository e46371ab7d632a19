type MarkProps = { size?: number };

/** The tent logo. The canvas has the text color; the stripes and the lamp have the bulb color. */
export function Mark({ size = 34 }: MarkProps) {
  return (
    <svg viewBox="0 0 34 30" width={size} height={(size * 30) / 34} aria-hidden="true" focusable="false">
      <path d="M17 5 1 18h8zM17 5v13h8zM1 18h8a4 4 0 0 1-8 0zM17 18h8a4 4 0 0 1-8 0z" fill="currentColor" />
      <path d="M17 5 9 18h8zM17 5l8 13h8zM9 18h8a4 4 0 0 1-8 0zM25 18h8a4 4 0 0 1-8 0z" fill="#FFBE3D" />
      <circle cx="17" cy="3.4" r="2.6" fill="#FFBE3D" />
      <path d="M4 23v6M30 23v6" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
