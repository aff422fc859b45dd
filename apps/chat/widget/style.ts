/** Of the launcher. What differs between assistants comes in custom properties. */
export const LAUNCHER_STYLE = `
:host{all:initial;position:fixed;z-index:var(--parley-z-index,2147483000);inset:auto;color-scheme:light dark;font:500 15px/1.3 system-ui,sans-serif}
:host([hidden]){display:none}
*{box-sizing:border-box}
:focus-visible{outline:3px solid var(--ink);outline-offset:-5px;box-shadow:0 0 0 3px var(--main)}
.launcher{position:fixed;bottom:var(--bottom);inset-inline:auto;z-index:1;display:flex;align-items:center;justify-content:center;gap:10px;
min-width:var(--size);height:var(--size);padding:0;border:0;border-radius:99px;background:var(--main);color:var(--ink);font:inherit;cursor:pointer;
box-shadow:0 1px 3px #0003,0 6px 20px #0003;transition:transform .15s}
.launcher[hidden]{display:none}
.launcher:hover{transform:scale(1.04)}
.launcher:active{transform:scale(.97)}
.launcher.labelled{padding:0 22px 0 18px}
.right>*{right:var(--side)}
.left>*{left:var(--side)}
svg{width:46%;max-width:28px;min-width:24px;fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}
img{width:var(--size);height:var(--size);object-fit:cover;border-radius:50%}
.labelled img{width:36px;height:36px}
.circle{animation:turn 9s linear infinite}
.badge{position:absolute;top:-4px;right:-4px;min-width:20px;height:20px;padding:0 6px;border-radius:10px;background:#c8102e;color:#fff;font-size:12px;line-height:20px}
.badge:empty{display:none}
@keyframes turn{to{transform:rotate(1turn)}}
@media (prefers-reduced-motion:reduce){*{animation:none!important;transition:none!important}}
@media print{:host{display:none}}
`;

/** Of the panel. */
export const PANEL_STYLE = `
.panel{position:fixed;inset:auto;bottom:calc(var(--bottom) + var(--size) + 12px);margin:0;padding:0;border:0;width:400px;height:720px;
max-width:calc(100vw - 2*var(--side));max-height:calc(100vh - var(--bottom) - var(--size) - 28px);max-height:calc(100dvh - var(--bottom) - var(--size) - 28px);
border-radius:var(--corners);overflow:hidden;background:light-dark(#fff,#16191a);box-shadow:0 2px 6px #0002,0 16px 48px #0004;overscroll-behavior:contain}
.right>.panel{right:var(--side)}
.left>.panel{left:var(--side)}
.panel[open]{display:flex;flex-direction:column;animation:rise .16s ease-out}
.panel.flat{box-shadow:0 0 0 1px #0003}
.panel.compact{width:372px;height:540px}
.bar{display:none;justify-content:flex-end;flex:none;height:44px;padding:env(safe-area-inset-top) env(safe-area-inset-right) 0 0;box-sizing:content-box;background:var(--main);color:var(--ink)}
.bar button{width:44px;height:44px;border:0;background:none;color:inherit;cursor:pointer}
.full.waiting .bar{display:flex}
iframe{flex:1;width:100%;min-height:0;border:0;background:inherit}
.panel.panel.full{inset:0;width:100vw;height:100vh;height:100dvh;max-width:none;max-height:none;border-radius:0}
.panel.panel.overlay{inset:0;margin:auto;width:min(800px,100vw - 48px);height:min(860px,100vh - 48px);border-radius:var(--corners)}
.panel::backdrop{background:#0008}
@keyframes rise{from{opacity:0;transform:translateY(12px)}}
`;
