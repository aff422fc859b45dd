import type { Deps } from '#context.ts';
import { SCRIPT } from './script.ts';
import { shopPage, type Shown } from './pages.ts';
import { STYLE } from './style.ts';

type StandIn = {
  /** Where it is served, without a slash at the end: `/stand-ins/shop`. */
  basePath: string;
  deps: Pick<Deps, 'db' | 'config'>;
};

const SHOP = 'Northwind Outdoor';
/** The page with it is the one that sites with a strict policy have. */
const STRICT = 'checkout';

/**
 * A customer's website with the widget on it: the shop of the demo company. `?assistantId=…` puts another of its assistants
 * there. Answers null for requests outside of `basePath`.
 */
export function createShopStandIn({ basePath, deps }: StandIn) {
  return async function handle(request: Request): Promise<Response | null> {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== basePath && !pathname.startsWith(`${basePath}/`)) return null;
    if (request.method !== 'GET') return new Response(null, { status: 405, headers: { Allow: 'GET' } });
    const path = pathname.slice(basePath.length + 1).replace(/\/$/, '');
    if (path === 'shop.css') return text(STYLE, 'text/css');
    if (path === 'shop.js') return text(SCRIPT, 'text/javascript');
    const page = shopPage(path, { basePath, widget: await widgetOf(deps, searchParams.get('assistantId')) });
    if (!page) return new Response('Not found', { status: 404 });
    return new Response(page.markup, {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        // As most sites are, or as a careful one is.
        'Content-Security-Policy': path === STRICT ? strictPolicy(deps.config) : "frame-ancestors 'none'",
        'Cross-Origin-Opener-Policy': 'unsafe-none',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
      },
    });
  };
}

const text = (body: string, type: string) =>
  new Response(body, { headers: { 'Content-Type': `${type}; charset=utf-8` } });

/** What docs/widget.md asks of a site: its script, its frame, and where it asks how it looks. */
const strictPolicy = ({ chatUrl, apiUrl }: Deps['config']) =>
  [
    "default-src 'none'",
    `script-src 'self' ${chatUrl}`,
    "style-src 'self'",
    `img-src data: ${apiUrl}`,
    `frame-src ${chatUrl}`,
    `connect-src ${apiUrl}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');

async function widgetOf({ db, config }: StandIn['deps'], id: string | null): Promise<Shown['widget']> {
  const assistant = await db.assistant.findFirst({
    where: { client: { name: SHOP }, ...(id ? { id } : { title: 'Nori' }) },
  });
  if (!assistant) return null;
  const { id: assistantId, clientId } = assistant;
  return { src: `${config.chatUrl}/widget.js`, clientId, assistantId };
}
