import { commitMutation, graphql, type Environment } from 'relay-runtime';
import * as v from 'valibot';
import type { sendDocumentMutation } from '#generated/sendDocumentMutation';
import { uploadFile } from '#relay/uploadFile.ts';

/** Of one request: a line that breaks costs no more than this. In bytes. */
const PART = 1_000_000;

const Received = v.object({ receivedBytes: v.number(), size: v.number() });

type Upload = { articleId: string; receivedBytes: number };
type Sending = Parameters<typeof uploadFile>[2];

/** Uploads that began and did not end, by their file: another try goes on where the last one stopped. */
const begun = new WeakMap<File, Upload>();

/**
 * Sends a document, part by part, from where an earlier upload of the same file stopped. Throws a sentence for people.
 */
export async function sendDocument(environment: Environment, file: File, { signal, onProgress }: Sending) {
  const upload = begun.get(file) ?? (await begin(environment, file));
  begun.set(file, upload);
  while (upload.receivedBytes < file.size) {
    const from = upload.receivedBytes;
    const part = file.slice(from, from + PART);
    // One after the other: the server takes them in their order.
    // oxlint-disable-next-line no-await-in-loop
    const answer = await uploadFile(`/content/documents/${upload.articleId}?offset=${from}`, part, {
      signal,
      onProgress: (share) => onProgress((from + (share ?? 0) * part.size) / file.size),
    });
    upload.receivedBytes = v.parse(Received, answer).receivedBytes;
  }
  begun.delete(file);
}

async function begin(environment: Environment, file: File): Promise<Upload> {
  const input = { name: file.name, size: file.size, start: await startOf(file) };
  return new Promise((resolve, reject) => {
    commitMutation<sendDocumentMutation>(environment, {
      mutation: graphql`
        mutation sendDocumentMutation($input: BeginDocumentInput!) {
          beginDocument(input: $input) {
            id
            document {
              receivedBytes
            }
          }
        }
      `,
      variables: { input },
      onCompleted: ({ beginDocument }) =>
        resolve({ articleId: beginDocument.id, receivedBytes: beginDocument.document?.receivedBytes ?? 0 }),
      onError: reject,
    });
  });
}

/** What tells it from other files of its name and size; null on pages without TLS, where browsers cannot tell. */
async function startOf(file: File): Promise<string | null> {
  const { subtle }: { subtle?: SubtleCrypto } = crypto;
  if (!subtle) return null;
  const bytes = new Uint8Array(await file.slice(0, PART).arrayBuffer());
  const hash = await subtle.digest('SHA-256', bytes);
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
