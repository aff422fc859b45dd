/** Part of a message: plain text, or a link whose `href` is safe to open. */
type LinkPart = { text: string; href?: string };

const SCHEMES = new Set(['https:', 'http:', 'mailto:']);
const MAIL = /^[\w.+-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,24}$/i;

/** Splits a message at its links. Only what parses as an http, https or mailto address without credentials becomes one. */
export function linkParts(text: string): LinkPart[] {
  // Words and the gaps between them, in turn: each word is looked at once, whatever its length.
  const parts = text.split(/([\s<>"'`]+)/).flatMap(partsOfWord);
  const joined: LinkPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (last && !last.href && !part.href) last.text += part.text;
    else if (part.text) joined.push({ ...part });
  }
  return joined;
}

function partsOfWord(word: string): LinkPart[] {
  const start = word.search(/https?:\/\/|mailto:/i);
  const from = start < 0 ? word.search(/[\w]/) : start;
  if (from < 0) return [{ text: word }];
  const link = withoutTrailingPunctuation(word.slice(from));
  const href = start < 0 ? mailAddress(link) : safeAddress(link);
  if (!href) return [{ text: word }];
  return [{ text: word.slice(0, from) }, { text: link, href }, { text: word.slice(from + link.length) }];
}

const mailAddress = (text: string) => (MAIL.test(text) ? `mailto:${text}` : undefined);

/** An http, https or mailto address without credentials, as it can be opened; undefined for anything else. */
export function safeAddress(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, username, password, href } = new URL(text);
  // `https://bank.example@evil.example` reads like the bank's address and is not.
  return SCHEMES.has(protocol) && !username && !password ? href : undefined;
}

const BRACKETS: Record<string, string> = { ')': '(', ']': '[', '}': '{' };

/** «(see https://a.example/b).» links to /b, «https://a.example/x_(y)» keeps its bracket. */
function withoutTrailingPunctuation(link: string): string {
  const count = new Map<string, number>();
  for (const character of link) count.set(character, (count.get(character) ?? 0) + 1);
  let end = link.length;
  for (; end > 0; end -= 1) {
    const last = link.charAt(end - 1);
    const open = BRACKETS[last];
    const isUnopened = open !== undefined && (count.get(last) ?? 0) > (count.get(open) ?? 0);
    if (!isUnopened && !/[.,;:!?*_~»”’…]/.test(last)) break;
    count.set(last, (count.get(last) ?? 0) - 1);
  }
  return link.slice(0, end);
}
