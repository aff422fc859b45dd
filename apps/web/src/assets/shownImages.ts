import { onUserScopeReset, rememberPerson } from '#relay/userScope.ts';
import { fetchImage, type FetchImageOptions } from './fetchImage.ts';

/** Pictures that were shown, so that coming back to them asks nobody. */
const shown = new Map<string, string>();
const MAX_SHOWN = 100;

onUserScopeReset(() => shown.clear());

/** The image at this address as a data URI, when it is at hand. */
export const shownImage = (address: string) => shown.get(address) ?? null;

/** The same, fetched unless it is at hand. Throws as `fetchImage` does. */
export async function loadImage(address: string, options?: FetchImageOptions): Promise<string> {
  const known = shown.get(address);
  if (known) return known;
  const isStillHere = rememberPerson();
  const source = await fetchImage(address, options);
  if (isStillHere()) remember(address, source);
  return source;
}

function remember(address: string, source: string) {
  shown.set(address, source);
  for (const oldest of shown.keys()) {
    if (shown.size <= MAX_SHOWN) break;
    shown.delete(oldest);
  }
}
