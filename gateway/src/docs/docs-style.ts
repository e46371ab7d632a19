export const docsStyle = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 60rem; padding: 1rem; }
nav { display: flex; flex-wrap: wrap; gap: 1rem; }
article { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: 0.5rem 0; }
h3 { margin: 0.5rem 0 0; font-size: 1rem; overflow-wrap: anywhere; }
p { margin: 0.25rem 0; }
pre { overflow: auto; max-height: 30rem; padding: 0.75rem; background: color-mix(in srgb, currentColor 8%, transparent); }
summary { cursor: pointer; min-height: 24px; }
.method { display: inline-block; min-width: 4rem; font-weight: 700; }
.who { font-size: 0.85rem; padding: 0 0.5rem; border: 1px solid currentColor; border-radius: 1rem; }
`;
