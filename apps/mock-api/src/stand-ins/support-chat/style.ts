/** The look of the support chat: the host page's own tokens, where it has them. */
export const STYLE = `
:host { --surface: var(--color-raised, #fff); --ink: var(--color-ink, #1d2426); --muted: var(--color-ink-muted, #4d585b);
  --line: var(--color-line, #d8d6d0); --edge: var(--color-line-strong, #80878a); --well: var(--color-well, #f3f2ee);
  --brand: var(--color-brand, #00645a); --on-brand: var(--color-brand-ink, #fff); --hover: var(--color-hover, #0001);
  --focus: var(--color-focus, #0a7fb5); --critical: var(--color-critical, #b3261e); color: var(--ink);
  font-size: 13px; line-height: 20px; display: flex; flex-direction: column; min-height: 0; }
* { box-sizing: border-box; }
button, textarea { font: inherit; color: inherit; }
button { border: 0; background: none; border-radius: 6px; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
.icon { display: grid; place-items: center; width: 28px; height: 28px; padding: 0; color: var(--muted); }
.icon:hover { background: var(--hover); color: var(--ink); }
.icon svg { width: 16px; height: 16px; fill: none; stroke: currentColor; stroke-width: 1.75; stroke-linecap: round;
  stroke-linejoin: round; }
.panel { display: flex; flex-direction: column; min-height: 0; height: 420px; max-height: 100%; background: var(--surface);
  border-radius: 10px; box-shadow: var(--shadow-overlay, 0 8px 32px #0003); overflow: hidden; }
.panel[hidden] { display: none; }
.head { display: flex; align-items: center; gap: 8px; flex: none; padding: 10px 8px 10px 16px;
  border-bottom: 1px solid var(--line); }
h2 { flex: 1; margin: 0; font-size: 14px; line-height: 20px; font-weight: 600; }
.log { flex: 1; min-height: 0; overflow-y: auto; display: flex; flex-direction: column; gap: 8px; padding: 12px 16px; }
.log p { margin: 0; max-width: 85%; padding: 7px 11px; border-radius: 10px; white-space: pre-wrap; overflow-wrap: anywhere; }
.theirs { align-self: flex-start; background: var(--well); }
.mine { align-self: flex-end; background: var(--color-brand-soft, #e6f4f1); }
form { flex: none; display: grid; gap: 8px; padding: 10px 12px 12px; border-top: 1px solid var(--line); }
textarea { width: 100%; height: 60px; resize: none; padding: 6px 10px; border: 1px solid var(--edge); border-radius: 6px;
  background: var(--color-surface, #fff); }
textarea::placeholder { color: var(--color-ink-faint, #666e70); opacity: 1; }
textarea:focus-visible { outline-offset: -1px; }
.foot { display: flex; align-items: center; justify-content: flex-end; gap: 8px; }
.problem { flex: 1; margin: 0; font-size: 12px; line-height: 16px; color: var(--critical); }
.send { height: 28px; padding: 0 12px; background: var(--brand); color: var(--on-brand); font-weight: 500; }
.send[aria-disabled=true] { opacity: .6; }
@media (max-width: 767px) { .icon { width: 40px; height: 40px; } .icon svg { width: 18px; height: 18px; }
  textarea { font-size: 16px; } .send { height: 40px; padding: 0 16px; } }
`;
