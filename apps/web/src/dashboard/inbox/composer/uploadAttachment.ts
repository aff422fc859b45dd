import * as v from 'valibot';
import { uploadFile } from '#relay/uploadFile.ts';
import { StoredFile } from './storedFile.ts';

type Sending = Parameters<typeof uploadFile>[2];

/** Uploads a file for a message. Throws a sentence for people when it is refused or does not arrive. */
export async function uploadAttachment(file: File, sending: Sending): Promise<StoredFile> {
  const path = `/conversations/attachments/upload?${new URLSearchParams({ name: file.name })}`;
  return v.parse(StoredFile, await uploadFile(path, file, sending));
}
