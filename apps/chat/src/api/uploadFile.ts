import * as v from 'valibot';
import { mark } from '#language/t.ts';
import { ApiError, UNREACHABLE } from './ApiError.ts';
import { uploadedFileSchema } from './answers.ts';
import type { UploadedFile } from './ChatApi.ts';

export type FileUpload = { token: string; file: File; onShare: (share: number) => void; signal: AbortSignal };

const refusalSchema = v.object({
  code: v.string(),
  message: v.string(),
  retryAfterSeconds: v.optional(v.number()),
});

const unreachable = () => new ApiError(UNREACHABLE, mark('The file did not get through.'));

/** Uploads a file to be sent with a message. By XMLHttpRequest: `fetch` says nothing of how far it is. Fails with an ApiError. */
export function uploadFile(url: string, { token, file, onShare, signal }: FileUpload): Promise<UploadedFile> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${url}?name=${encodeURIComponent(file.name)}`);
    request.setRequestHeader('authorization', `Bearer ${token}`);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) => onShare(total > 0 ? loaded / total : 0));
    request.addEventListener('error', () => reject(unreachable()));
    request.addEventListener('load', () => {
      const stored = v.safeParse(uploadedFileSchema, request.response);
      if (request.status === 201 && stored.success) return resolve(stored.output);
      const refused = v.safeParse(refusalSchema, request.response);
      if (!refused.success) return reject(unreachable());
      const { code, message, retryAfterSeconds = null } = refused.output;
      return reject(new ApiError(code, message, retryAfterSeconds));
    });
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}
