import { imagePath, publicAddress } from '#assets/assetAddress.ts';
import { redrawImage } from '#assets/redrawImage.ts';
import type { Deps } from '#context.ts';
import { isDomainError } from '#errors.ts';
import { newId } from '#ids.ts';
import type { Importing } from './importedArticle.ts';

/** A picture as it is kept, but for whose it is. */
export type NewPicture = Awaited<ReturnType<typeof keptPicture>>;

/** The pictures that come with an article, drawn anew; `addresses`: of each by its number, null for what is no picture. */
export async function importedPictures(deps: Deps, importing: Importing, given: readonly Uint8Array[]) {
  const pictures: NewPicture[] = [];
  const addresses: (string | null)[] = [];
  for (const bytes of given) {
    // oxlint-disable-next-line no-await-in-loop -- one at a time: each takes much memory while it is drawn
    const picture = await keptPicture(deps, importing, bytes).catch((error: unknown) => {
      if (isDomainError(error, 'FILE_NOT_ALLOWED')) return null;
      throw error;
    });
    if (picture) pictures.push(picture);
    addresses.push(picture && publicAddress(deps.config, imagePath(picture.id, 'Article')));
  }
  const lost = given.length - pictures.length;
  const notes =
    lost === 0 ? [] : [lost === 1 ? 'A picture is damaged, or none.' : `${lost} pictures are damaged, or none.`];
  return { pictures, addresses, notes };
}

async function keptPicture({ clock }: Deps, { clientId, author }: Importing, given: Uint8Array) {
  const { bytes, mediaType } = await redrawImage(given, 'Article');
  const own = { id: newId('AvatarImage'), clientId, uploaderId: author?.id ?? null };
  return { ...own, kind: 'Article' as const, mediaType, bytes, createdAt: clock.now() };
}
