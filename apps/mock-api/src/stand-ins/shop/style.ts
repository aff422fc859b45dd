/** The look of the shop: its own, so that the widget has something to be isolated from. */
export const STYLE = `
:root { color-scheme: light; --ink: #22302a; --muted: #5c6b63; --paper: #faf8f3; --line: #ddd6c7; --pine: #2c5545; --clay: #b4552d; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 17px/1.6 Georgia, 'Times New Roman', serif; }
button { font: 600 15px/1 system-ui, sans-serif; padding: 12px 18px; border: 0; border-radius: 3px; background: var(--pine); color: #fff; cursor: pointer; }
button:hover { background: #1f3f33; }
a { color: inherit; }
a:focus-visible, button:focus-visible, input:focus-visible { outline: 3px solid var(--clay); outline-offset: 3px; }
header { display: flex; flex-wrap: wrap; align-items: baseline; gap: 8px 28px; padding: 20px max(24px, 8vw); border-bottom: 1px solid var(--line); }
header strong { font-size: 24px; letter-spacing: -.01em; margin-right: auto; }
header strong a { text-decoration: none; }
nav { display: flex; flex-wrap: wrap; gap: 4px 20px; font-family: system-ui, sans-serif; font-size: 15px; }
nav a { text-decoration: none; padding: 4px 0; }
nav a[aria-current] { border-bottom: 2px solid var(--clay); }
main { padding: 40px max(24px, 8vw) 120px; min-height: 70vh; }
h1 { font-size: clamp(30px, 5vw, 46px); line-height: 1.1; letter-spacing: -.02em; margin: 0 0 12px; text-wrap: balance; }
.lead { max-width: 56ch; color: var(--muted); margin: 0 0 36px; }
.goods { display: grid; grid-template-columns: repeat(auto-fill, minmax(230px, 1fr)); gap: 28px; padding: 0; margin: 0; list-style: none; }
.goods li { background: #fff; border: 1px solid var(--line); padding: 0 0 20px; }
.goods svg { display: block; width: 100%; height: 180px; background: #e9efe8; fill: none; stroke: var(--pine); stroke-width: 1.2; stroke-linecap: round; stroke-linejoin: round; padding: 36px; }
.goods h2 { font-size: 19px; margin: 16px 20px 2px; }
.goods p { margin: 0 20px 14px; color: var(--muted); font-size: 15px; }
.goods button { margin: 0 20px; }
footer { padding: 28px max(24px, 8vw); border-top: 1px solid var(--line); color: var(--muted); font-size: 15px; }
form { display: grid; gap: 14px; max-width: 360px; margin: 0 0 28px; }
label { display: grid; gap: 4px; font-size: 15px; }
input { font: 16px/1.4 system-ui, sans-serif; padding: 9px 12px; border: 1px solid #8a9089; border-radius: 3px; background: #fff; color: inherit; }
.steps { display: flex; gap: 10px; margin: 0 0 28px; }
`;
