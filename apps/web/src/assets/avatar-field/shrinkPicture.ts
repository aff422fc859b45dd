/**
 * The picture as small as it needs to be, drawn anew: what a camera writes into a photo, such as where it was taken, stays
 * behind. Null for what this browser cannot draw. A GIF stays as it is, because it may move, and so does a drawing (SVG), which
 * the API draws.
 */
export async function shrinkPicture(file: File, longestSide: number): Promise<Blob | null> {
  if (file.type === 'image/svg+xml') return file;
  const bitmap = await decoded(file);
  if (!bitmap) return null;
  try {
    return file.type === 'image/gif' ? file : await drawn(bitmap, longestSide);
  } finally {
    bitmap.close();
  }
}

async function decoded(file: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file);
  } catch {
    return null;
  }
}

async function drawn(bitmap: ImageBitmap, longestSide: number): Promise<Blob | null> {
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  // Where a browser writes no WebP it writes PNG.
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9));
}
