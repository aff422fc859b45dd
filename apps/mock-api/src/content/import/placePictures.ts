import { picturePlace } from './importedArticle.ts';
import { IMPORT_LIMITS } from './importLimits.ts';
import { pathsOf } from './zipPath.ts';

/** The bytes of a picture in the zip, unless they are too many; null: there is none at this path. */
export type FindPicture = (path: string) => Uint8Array | 'TooLarge' | null;

const INLINE = /^data:image\/[\w.+-]+;base64,([\w+/=\s]+)$/i;

/** Takes the pictures that come with a text out of the zip, or out of the text itself; what is nowhere goes, and is told. */
export function placePictures(main: Element, from: readonly string[], find: FindPicture) {
  const pictures: Uint8Array[] = [];
  const notes: string[] = [];
  for (const image of main.querySelectorAll('img')) {
    const src = image.getAttribute('src')?.trim() ?? '';
    const paths = pathsOf(src, from);
    const inline = INLINE.exec(src)?.[1];
    if (paths.length === 0 && inline === undefined) continue;
    const found = inline ? Buffer.from(inline, 'base64') : paths.map(find).find((one) => one !== null);
    const bytes = usable(found, pictures.length);
    if (typeof bytes === 'string') {
      notes.push(`${inline ? 'A picture' : `The picture ${src.slice(0, 100)}`} ${bytes}`);
      image.remove();
    } else {
      image.setAttribute('src', picturePlace(pictures.length));
      pictures.push(new Uint8Array(bytes));
    }
  }
  return { pictures, notes };
}

/** What was found, or what is the matter with it. */
function usable(found: ReturnType<FindPicture> | undefined, before: number): Uint8Array | string {
  if (!found) return 'is not in the zip.';
  if (before >= IMPORT_LIMITS.picturesOfOne) return 'was one too many: an article can bring 30.';
  return found === 'TooLarge' || found.length > IMPORT_LIMITS.picture ? 'is larger than 5 MB.' : found;
}
