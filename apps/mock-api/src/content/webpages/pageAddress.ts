/** What campaigns add to links; the page is the same without. */
const TRACKING = /^(utm_\w+|gclid|fbclid|msclkid|mc_[ce]id|ref_src|_ga|_gl)$/i;
const LONGEST = 2000;

/** An address as pages are known by: without what stands behind `#`, and without what campaigns add. Null for what is none of a page. */
export function pageAddress(address: string, base?: string): string | null {
  if (!URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return null;
  url.hash = '';
  const names = [...url.searchParams.keys()];
  for (const name of names) if (TRACKING.test(name)) url.searchParams.delete(name);
  return url.href.length > LONGEST ? null : url.href;
}

/** Files that are no pages, by their name: nobody need ask for them. */
const FILES =
  /\.(jpe?g|png|gif|webp|avif|svg|ico|css|js|mjs|json|xml|zip|gz|tar|rar|7z|mp[34]|webm|mov|avi|woff2?|ttf|exe|dmg|pdf|docx?|xlsx?|pptx?|csv|ics)$/i;

export const isFileAddress = (url: string): boolean => FILES.test(new URL(url).pathname);

/** Whether a part of the path comes again and again, as where a relative link leads ever deeper: `/a/b/a/b/a/b`. */
export function isRepeating(url: string): boolean {
  const counts = new Map<string, number>();
  for (const part of new URL(url).pathname.split('/').filter(Boolean)) counts.set(part, (counts.get(part) ?? 0) + 1);
  return [...counts.values()].some((count) => count > 2);
}

/** `/returns/` and what stands beside it: pages below an address are those in its folder. */
export const folderOf = (url: string): string => {
  const { origin, pathname } = new URL(url);
  return origin + pathname.slice(0, pathname.lastIndexOf('/') + 1);
};
