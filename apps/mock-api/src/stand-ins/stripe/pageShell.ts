const STYLE = `body{font:15px/1.5 system-ui,sans-serif;margin:0;background:#f6f7f9;color:#1b2430}
main{max-width:480px;margin:10vh auto;padding:24px;background:#fff;border-radius:12px;box-shadow:0 1px 4px #0002}
h1{font-size:18px;margin:0 0 12px}table{width:100%;border-collapse:collapse}td,th{padding:6px 0;text-align:left;border-top:1px solid #e3e6ea}
td:last-child,th:last-child{text-align:right}button{font:inherit;padding:8px 14px;border:1px solid #4338ca;border-radius:8px;background:#4338ca;color:#fff;cursor:pointer}
.quiet{background:#fff;color:#4338ca}form{display:flex;gap:8px;margin-top:16px}small{color:#5b6673}
@media(prefers-color-scheme:dark){body{background:#14181d;color:#e8ebef}main{background:#1d2329}td,th{border-color:#333b44}small{color:#9aa5b1}.quiet{background:#1d2329;color:#b4b0ff}}`;

/** A page of the stand-in, in its own plain look, so that nobody takes it for Parley or for Stripe. */
export function page(title: string, body: string, status = 200): Response {
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${STYLE}</style><main>${body}<p><small>Local stand-in for Stripe: no money moves here.</small></p></main></html>`;
  return new Response(html, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'referrer-policy': 'no-referrer' },
  });
}
