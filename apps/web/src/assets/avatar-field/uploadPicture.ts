import * as v from 'valibot';
import { uploadFile } from '#relay/uploadFile.ts';
import { bytes } from '#ui/format.ts';
import { PICTURE_KINDS, type PictureKind } from './picture.ts';
import { shrinkPicture } from './shrinkPicture.ts';

type Sending = Parameters<typeof uploadFile>[2];

/** As the API has it. */
const LARGEST_SENT = 5_000_000;
const DAMAGED = 'This picture is damaged and cannot be shown. Choose another one.';

const Answer = v.object({
  id: v.string(),
  url: v.string(),
  path: v.string(),
  publicUrl: v.string(),
  width: v.number(),
  height: v.number(),
});

/** Uploads a picture for a form. Throws a sentence for people when it is refused or does not arrive. */
export async function uploadPicture(file: File, kind: PictureKind, sending: Sending) {
  const { folder, longestSide } = PICTURE_KINDS[kind];
  const shrunk = await shrinkPicture(file, longestSide);
  // What cannot be drawn is sent as it is: the API says what is wrong with it.
  const sent = shrunk ?? file;
  if (sent.size > LARGEST_SENT) {
    throw new Error(shrunk ? `The file is ${bytes(sent.size)}; a GIF may have up to ${bytes(LARGEST_SENT)}.` : DAMAGED);
  }
  sending.signal.throwIfAborted();
  const answer = await uploadFile(`/assistants/${folder}/upload`, sent, sending);
  const { id, url, path, publicUrl, width, height } = v.parse(Answer, answer);
  if (!shrunk) throw new Error(DAMAGED);
  return { id, address: url, path, publicAddress: publicUrl, width, height, blob: sent };
}
