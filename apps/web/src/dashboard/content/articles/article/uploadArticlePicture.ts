import { uploadPicture } from '#assets/avatar-field/uploadPicture.ts';

/** Uploads a picture for the text of an article and answers its public address. Throws a sentence for people. */
export async function uploadArticlePicture(file: File): Promise<string> {
  const sending = { signal: new AbortController().signal, onProgress: () => {} };
  const { publicAddress } = await uploadPicture(file, 'article', sending);
  return publicAddress;
}
