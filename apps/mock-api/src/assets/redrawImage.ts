import type { PictureKind } from '@parley/db';
import sharp, { type FormatEnum } from 'sharp';
import { domainError } from '#errors.ts';
import { LONGEST_SIDE, MOST_PIXELS } from '#inbox/attachments/limits.ts';
import { sniffFileType } from '#inbox/attachments/sniffFileType.ts';

/** Pixels along the longer side, as large as a picture of the kind is ever shown on a dense screen. */
const LARGEST: Readonly<Record<PictureKind, number>> = {
  Avatar: 512,
  AnimatedCircle: 320,
  Cover: 1600,
  PreviewImage: 1200,
  Article: 1600,
};

/** What browsers draw, and as what it is kept. */
const FORMATS: Readonly<Record<string, keyof FormatEnum>> = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/gif': 'gif',
  'image/webp': 'webp',
};

type Redrawn = { bytes: Uint8Array<ArrayBuffer>; mediaType: string; width: number; height: number };

/**
 * A picture drawn anew, no larger than it is shown: nothing but its pixels is kept, and GIF and WebP go on moving. A drawing
 * (SVG) becomes a PNG, so that nothing in it ever runs. Throws FILE_NOT_ALLOWED.
 */
export async function redrawImage(given: Uint8Array, kind: PictureKind): Promise<Redrawn> {
  const format = isDrawing(given) ? 'png' : FORMATS[await mediaTypeOf(given)];
  if (!format) throw notUsable();
  const isMoving = format === 'gif' || format === 'webp';
  try {
    const image = sharp(given, { limitInputPixels: MOST_PIXELS, animated: isMoving, failOn: 'error' });
    const { data, info } = await image
      .autoOrient()
      .resize({ width: LARGEST[kind], height: LARGEST[kind], fit: 'inside', withoutEnlargement: true })
      .toFormat(format)
      .timeout({ seconds: 10 })
      .toBuffer({ resolveWithObject: true });
    const height = info.pageHeight ?? info.height;
    return { bytes: new Uint8Array(data), mediaType: `image/${format}`, width: info.width, height };
  } catch {
    throw domainError('FILE_NOT_ALLOWED', 'This picture is damaged and cannot be shown. Choose another one.');
  }
}

async function mediaTypeOf(given: Uint8Array): Promise<string> {
  const found = await sniffFileType(given);
  if (found.kind === 'Image' && Math.max(found.width, found.height) <= LONGEST_SIDE) return found.mediaType;
  throw notUsable();
}

const isDrawing = (given: Uint8Array) =>
  /^\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*<svg[\s>]/i.test(new TextDecoder().decode(given.slice(0, 2048)));

const notUsable = () =>
  domainError('FILE_NOT_ALLOWED', 'This is no picture that can be used. Choose a PNG, JPEG, WebP, GIF or SVG file.');
