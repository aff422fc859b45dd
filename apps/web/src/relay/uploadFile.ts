import * as v from 'valibot';
import { config } from '#config.ts';
import { UploadRefused } from '#ui/file-drop/useUploads.ts';
import { session } from './sessionPort.ts';

type Sending = { signal: AbortSignal; onProgress: (share: number | null) => void };
type Answer = { status: number; text: string };

const Refusal = v.object({ message: v.string() });

/**
 * Uploads a file to a path of the API, with its query, and answers what the API says of it. Throws a sentence for people when
 * it is refused (UploadRefused: trying again cannot help) or does not arrive.
 */
export async function uploadFile(path: string, file: Blob, sending: Sending): Promise<unknown> {
  const token = session.accessToken();
  const first = await post(path, file, token, sending);
  const answer = first.status === 401 ? await again(path, file, token, sending) : first;
  if (answer.status === 201) return JSON.parse(answer.text);
  throw REFUSING.includes(answer.status) ? new UploadRefused(sentenceOf(answer)) : new Error(sentenceOf(answer));
}

/** Too large, or of a kind that is not taken. */
const REFUSING = [413, 415];

/** The token may have expired since the page last asked for something. */
async function again(path: string, file: Blob, failedToken: string | null, sending: Sending): Promise<Answer> {
  const outcome = await session.refresh(failedToken);
  if (outcome !== 'refreshed') throw new Error('Your session has ended. Sign in again, then add the file once more.');
  return post(path, file, session.accessToken(), sending);
}

/** By XMLHttpRequest: fetch does not say how far an upload is. */
function post(path: string, file: Blob, token: string | null, { signal, onProgress }: Sending): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', new URL(path, config.graphqlUrl));
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) =>
      onProgress(lengthComputable ? loaded / total : null),
    );
    request.addEventListener('load', () => resolve({ status: request.status, text: request.responseText }));
    request.addEventListener('error', () =>
      reject(new Error('The file did not arrive. Check your connection, then try again.')),
    );
    request.addEventListener('abort', () => reject(new Error('Cancelled.')));
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}

/** What the API says of a file that it does not take; what a failing server says is not for people. */
function sentenceOf({ status, text }: Answer): string {
  const otherwise = 'The file could not be uploaded. Try again.';
  if (status >= 500) return otherwise;
  try {
    return v.parse(Refusal, JSON.parse(text)).message;
  } catch {
    return otherwise;
  }
}
