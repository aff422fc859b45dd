/** As a title becomes a shortcode: at most so many characters before the number that makes it unique. */
const LONGEST = 32;

/**
 * A shortcode for something of this title that is none of those `taken`: «Café Kestrel» becomes `cafe_kestrel`, another one
 * `cafe_kestrel_2`. It begins with a letter, so that no time of day (10:30:15) is ever taken for one.
 */
export function freeShortcode(title: string, taken: ReadonlySet<string>): string {
  const base = slugOf(title);
  let shortcode = base;
  for (let number = 2; taken.has(shortcode); number += 1) shortcode = `${base}_${number}`;
  return shortcode;
}

function slugOf(title: string): string {
  const slug = title
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .slice(0, LONGEST)
    .replaceAll(/^_|_$/g, '');
  if (slug === '') return 'assistant';
  return /^\d/.test(slug) ? `assistant_${slug}` : slug;
}
