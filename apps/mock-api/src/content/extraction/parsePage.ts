import { parseHTML } from 'linkedom';

/** What stands in a head, one after the other. */
const HEAD_PARTS =
  /^(?:\s|<!--[\s\S]*?-->|<\/?head\b[^>]*>|<(?:meta|link|base)\b[^>]*>|<(title|style|script)\b[^>]*>[\s\S]*?<\/\1\s*>)*/i;

/** A page as a document. HTML lets html, head and body be left out; the parser does not make them, so they are put in here. */
export const parsePage = (html: string): Document =>
  parseHTML(/<body[\s>]/i.test(html) ? html : withBody(html)).document;

function withBody(html: string): string {
  const root = /<html\b[^>]*>/i.exec(html)?.[0] ?? '<html>';
  const inner = html.replaceAll(/<!doctype[^>]*>|<\?xml[^>]*>|<\/?html\b[^>]*>/gi, '');
  const head = HEAD_PARTS.exec(inner)?.[0] ?? '';
  const parts = head.replaceAll(/<\/?head\b[^>]*>/gi, '');
  return `<!doctype html>${root}<head>${parts}</head><body>${inner.slice(head.length)}</body></html>`;
}
