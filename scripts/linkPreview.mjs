import { htmlPage } from './htmlPage.mjs';

/** For so long an assistant's tags are not asked for again. */
const FRESH_MS = 30_000;
/** The page does not wait longer for them. */
const TIMEOUT_MS = 1000;
const MOST_KEPT = 500;

const escape = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

/**
 * What stands in a link to an assistant's chat where somebody shares it. Returns an async function from the query of the chat's
 * address, and its page, to the page with the title, the description and the picture in its head. While the API says nothing
 * of the assistant, the page stays as it is.
 */
export function linkPreviews({ apiUrl }) {
  const kept = new Map();

  async function ask(address, known) {
    const response = await fetch(address, {
      headers: known ? { 'if-none-match': known.etag } : {},
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 304) return known;
    if (!response.ok) throw new Error(`${address} answers ${response.status}.`);
    return { etag: response.headers.get('etag'), preview: await response.json() };
  }

  return async (search, plain) => {
    const asked = new URLSearchParams(search);
    const ids = new URLSearchParams({
      clientId: asked.get('clientId') ?? '',
      assistantId: asked.get('assistantId') ?? '',
    });
    if (![...ids.values()].every(Boolean)) return plain;
    const address = new URL(`/widget/link-preview?${ids}`, apiUrl).href;
    const known = kept.get(address);
    if (known && Date.now() - known.askedAt < FRESH_MS) return known.page;
    try {
      const found = await ask(address, known);
      const page = found === known ? known.page : withTags(plain, found.preview);
      kept.delete(address);
      kept.set(address, { ...found, page, askedAt: Date.now() });
      if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value);
      return page;
    } catch {
      return known?.page ?? plain;
    }
  };
}

function withTags(plain, preview) {
  if (preview === null) return plain;
  const { title, description, siteName, image } = preview;
  const tags = {
    'og:type': 'website',
    'og:title': title,
    'og:description': description,
    'og:site_name': siteName,
    'og:image': image,
    'twitter:card': image ? 'summary_large_image' : 'summary',
  };
  const head = Object.entries(tags).flatMap(([name, content]) =>
    content ? [`<meta property="${name}" content="${escape(content)}">`] : [],
  );
  const html = plain.bodies.identity.toString();
  return htmlPage(html.replace(/<title>.*?<\/title>/, () => `<title>${escape(title)}</title>${head.join('')}`));
}
