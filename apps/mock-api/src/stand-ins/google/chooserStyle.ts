/** The look of the stand-in's pages; both themes follow the device. */
export const CHOOSER_STYLE = `
:root { color-scheme: light dark; --canvas: #f6f5f2; --surface: #fff; --line: #d8d6d0; --ink: #1d2426; --muted: #4d585b;
  --action: #1a56c4; --action-ink: #fff; --critical: #b3261e; --hover: #f1f0ec; }
@media (prefers-color-scheme: dark) { :root { --canvas: #0f1317; --surface: #181d22; --line: #343c44; --ink: #e8ecee;
  --muted: #a9b3b9; --action: #8ab4f8; --action-ink: #10203a; --critical: #ff8a80; --hover: #20272d; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px 16px; background: var(--canvas);
  color: var(--ink); font: 15px/1.5 system-ui, sans-serif; }
main { width: 100%; max-width: 420px; background: var(--surface); border: 1px solid var(--line); border-radius: 16px;
  padding: 28px 24px; }
h1 { margin: 0 0 4px; font-size: 22px; line-height: 1.3; font-weight: 600; }
p { margin: 0 0 16px; color: var(--muted); }
ul { list-style: none; margin: 0 0 16px; padding: 0; border-top: 1px solid var(--line); }
li { border-bottom: 1px solid var(--line); }
button { font: inherit; cursor: pointer; }
:focus-visible { outline: 2px solid var(--action); outline-offset: 2px; }
.account { display: flex; flex-direction: column; width: 100%; padding: 10px 8px; border: 0; background: none; color: inherit;
  text-align: left; }
.account:hover, .plain:hover { background: var(--hover); }
.account span { color: var(--muted); font-size: 13px; overflow-wrap: anywhere; }
summary { padding: 10px 8px; cursor: pointer; font-weight: 500; }
.other { display: grid; gap: 12px; padding: 8px; }
.other label { display: grid; gap: 4px; font-size: 13px; font-weight: 500; }
.other label.check { display: flex; gap: 8px; align-items: center; font-weight: 400; }
.other input:not([type=checkbox]) { font: inherit; font-size: 16px; padding: 8px 10px; border: 1px solid var(--muted);
  border-radius: 6px; background: var(--surface); color: inherit; width: 100%; }
.problem { color: var(--critical); margin: 0; }
.solid { padding: 9px 16px; border: 0; border-radius: 6px; background: var(--action); color: var(--action-ink);
  font-weight: 600; justify-self: start; }
.plain { padding: 8px 12px; border: 1px solid var(--line); border-radius: 6px; background: none; color: inherit; }
footer { margin-top: 20px; display: flex; justify-content: flex-end; }
`;
