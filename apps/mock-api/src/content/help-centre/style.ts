/** The help centre's look: Parley's colours by role (packages/tokens), light and dark as the reader's system is. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --canvas: light-dark(oklch(0.978 0.004 90), oklch(0.178 0.01 250));
  --surface: light-dark(oklch(1 0 0), oklch(0.212 0.011 248));
  --line: light-dark(oklch(0.917 0.005 95), oklch(0.298 0.012 246));
  --line-strong: light-dark(oklch(0.632 0.012 195), oklch(0.535 0.014 240));
  --ink: light-dark(oklch(0.24 0.014 220), oklch(0.935 0.006 210));
  --muted: light-dark(oklch(0.445 0.014 212), oklch(0.755 0.012 225));
  --brand: light-dark(oklch(0.445 0.078 186), oklch(0.73 0.096 182));
  --brand-ink: light-dark(oklch(0.99 0.006 180), oklch(0.2 0.03 190));
  --brand-soft: light-dark(oklch(0.96 0.0135 184), oklch(0.272 0.027 192));
  --positive-soft: light-dark(oklch(0.955 0.03 158), oklch(0.29 0.038 162));
  --caution-soft: light-dark(oklch(0.962 0.034 88), oklch(0.292 0.035 78));
  --focus: light-dark(oklch(0.56 0.118 236), oklch(0.76 0.115 228));
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--canvas); color: var(--ink); font: 16px/1.6 system-ui, sans-serif; overflow-wrap: anywhere; }
a { color: var(--brand); text-underline-offset: 3px; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
header, main, footer { max-width: 1040px; margin: 0 auto; padding: 16px 20px; }
header { display: flex; flex-wrap: wrap; gap: 12px 24px; align-items: center; justify-content: space-between; }
.home { display: inline-flex; flex-wrap: wrap; gap: 8px; align-items: center; min-height: 44px; color: var(--ink); font-weight: 600; text-decoration: none; }
.home small { color: var(--muted); font-size: 0.875rem; font-weight: 400; }
.home img { border-radius: 6px; }
.skip { position: absolute; left: -999px; }
.skip:focus { left: 12px; top: 12px; padding: 8px 12px; background: var(--surface); }
form { display: flex; gap: 8px; }
header form { flex: 1 1 280px; max-width: 460px; }
input[type='search'] { flex: 1; min-width: 0; }
input[type='search'], button { min-height: 44px; padding: 0 14px; border: 1px solid var(--line-strong); border-radius: 8px; background: var(--surface); color: var(--ink); font: inherit; }
button { cursor: pointer; }
header button { border-color: var(--brand); background: var(--brand); color: var(--brand-ink); font-weight: 500; }
h1 { margin: 16px 0 8px; font-size: clamp(1.6rem, 5vw, 2.1rem); line-height: 1.2; letter-spacing: -0.02em; text-wrap: balance; }
h2 { margin: 32px 0 8px; font-size: 1.25rem; line-height: 1.3; }
h3 { margin: 24px 0 8px; font-size: 1.0625rem; }
.lead { margin: 0 0 8px; color: var(--muted); font-size: 1.0625rem; }
.shelves { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr)); gap: 16px; margin-top: 24px; }
.shelf { padding: 20px; border: 1px solid var(--line); border-radius: 12px; background: var(--surface); }
.shelf h2 { margin: 0 0 4px; font-size: 1.0625rem; }
.shelf p { margin: 0 0 8px; color: var(--muted); font-size: 0.9375rem; }
.shelf ul, .list { margin: 0; padding: 0; list-style: none; }
.shelf li a { display: block; padding: 6px 0; }
.list li { padding: 16px 0; border-top: 1px solid var(--line); }
.list a { font-weight: 600; }
.list p { margin: 4px 0 0; color: var(--muted); }
.trail { color: var(--muted); font-size: 0.9375rem; }
.sheet { max-width: 760px; margin: 0 auto; padding: clamp(20px, 4vw, 40px); border: 1px solid var(--line); border-radius: 12px; background: var(--surface); }
.sheet h1 { margin-top: 0; }
.meta { color: var(--muted); font-size: 0.9375rem; }
.toc { margin: 20px 0; padding: 12px 16px; border-radius: 8px; background: var(--canvas); font-size: 0.9375rem; }
.toc p { margin: 0; font-weight: 600; }
.toc ul { margin: 4px 0 0; padding-left: 18px; }
img { max-width: 100%; height: auto; }
figure { margin: 20px 0; }
figcaption { color: var(--muted); font-size: 0.875rem; }
iframe { width: 100%; aspect-ratio: 16 / 9; border: 0; border-radius: 8px; }
pre { padding: 14px 16px; overflow-x: auto; border-radius: 8px; background: var(--canvas); font-size: 0.875rem; }
blockquote { margin: 16px 0; padding-left: 16px; border-left: 3px solid var(--line); color: var(--muted); }
aside { margin: 16px 0; padding: 4px 16px; border-radius: 8px; background: var(--brand-soft); }
aside[data-callout='warning'] { background: var(--caution-soft); }
aside[data-callout='tip'] { background: var(--positive-soft); }
table { display: block; max-width: 100%; overflow-x: auto; border-collapse: collapse; font-size: 0.9375rem; }
th, td { padding: 8px 12px; border: 1px solid var(--line); text-align: left; vertical-align: top; }
.vote { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center; margin-top: 32px; padding-top: 20px; border-top: 1px solid var(--line); }
.vote p { margin: 0; font-weight: 600; }
.vote button { min-width: 72px; }
.thanks { margin-top: 32px; padding: 12px 16px; border-radius: 8px; background: var(--positive-soft); }
footer { padding-block: 24px 48px; color: var(--muted); }
footer nav a { display: inline-block; padding: 8px; }
footer [aria-current] { color: var(--ink); font-weight: 600; text-decoration: none; }
`;
