import type { Post } from '#api/postGraphql.ts';
import { mountDraft } from './mountDraft.tsx';
import { mountPreview } from './mountPreview.tsx';

/** Shows what the dashboard around describes, or the draft that the address is of. */
export function showPreview(element: Element, address: URL, post: Post, languages: readonly string[]) {
  if (address.searchParams.has('signature')) void mountDraft(element, address, post, languages);
  else mountPreview(element, languages);
}
