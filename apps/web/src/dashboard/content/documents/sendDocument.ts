import { commitMutation, graphql, type Environment } from 'relay-runtime';
import * as v from 'valibot';
import type { sendDocumentMutation } from '#generated/sendDocumentMutation';
import { uploadFile } from '#relay/uploadFile.ts';

/** Of one request: a line that breaks costs no more than this. In bytes. */
const PART = 1_000_000;

const Received = v.object({ receivedBytes: v.number(), size: v.number() });

type Sending = Parameters<typeof uploadFile>[2];

/** Uploads that began and did not end, by their file: another try goes on where the last one stopped. */
const begun = new WeakMap<File, { articleId: string; receivedBytes: number }>();

/** Sends a document, part by part. Throws a sentence for people. */
export async function sendDocument(environment: Environment, file: File, { signal, onProgress }: Sending) {
  const upload = begun.get(file) ?? { articleId: await begin(environment, file), receivedBytes: 0 };
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

function begin(environment: Environment, file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    commitMutation<sendDocumentMutation>(environment, {
      mutation: graphql`
        mutation sendDocumentMutation($input: BeginDocumentInput!) {
          beginDocument(input: $input) {
            id
          }
        }
      `,
      variables: { input: { name: file.name, size: file.size } },
      onCompleted: ({ beginDocument }) => resolve(beginDocument.id),
      onError: reject,
    });
  });
}
