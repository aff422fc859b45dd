/** «Hi Hannah,» and the like, with whatever name. */
const SALUTATION =
  /^(hi|hello|hey|dear|good (morning|afternoon|evening)|hallo|liebe[r]?|guten (morgen|tag|abend)|bonjour|salut)\b[^\n,!.:]{0,60}[,!.:]?\s*/i;

/** What belongs to somebody: addresses of any kind, and numbers of orders, telephones and accounts. */
const PRIVATE = [/\S@\S/, /https?:\/\/|www\./i, /\d{4,}/, /\+?\d[\d ()/.-]{6,}\d/];

const SHORTEST = 20;
const LONGEST = 1200;

/**
 * What a colleague wrote to one visitor, as it may be shown for another: without salutation. Null when something in it may be
 * about that visitor alone, or nothing is left to say.
 */
export function shareableReply(body: string, visitorName: string): string | null {
  const said = body.trim().replace(SALUTATION, '').trim();
  const text = said.charAt(0).toUpperCase() + said.slice(1);
  if (text.length < SHORTEST || text.length > LONGEST) return null;
  if (PRIVATE.some((pattern) => pattern.test(text))) return null;
  const words = new Set(text.toLowerCase().match(/\p{L}+/gu));
  const names = visitorName.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return names.some((name) => name !== 'visitor' && words.has(name)) ? null : text;
}
