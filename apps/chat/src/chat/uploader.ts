import { ApiError, UNREACHABLE } from '#api/ApiError.ts';
import { ofThread, refusalOf, uploadChanged, type Upload, type Uploads } from '#conversation/uploads.ts';
import { newKey } from '#session/newKey.ts';
import type { Parts } from './Chat.ts';

export type Uploader = {
  /** Uploads files for the next message of the thread looked at. */
  attach: (files: readonly File[]) => void;
  retry: (key: string) => void;
  remove: (key: string) => void;
};

/** Where trying again may help: the network, too many at once, or too many that are not sent yet. */
const PASSING = new Set([UNREACHABLE, 'TOO_MANY_ATTEMPTS', 'TOO_MANY_FILES', 'UNAUTHENTICATED']);

const previewOf = (file: File) =>
  file.type.startsWith('image/') && file.type !== 'image/svg+xml' ? URL.createObjectURL(file) : null;

/** Uploads what the visitor attaches, all at once: a message takes ten at most. */
export function createUploader({ api, store, session }: Pick<Parts, 'api' | 'store' | 'session'>): Uploader {
  const files = new Map<string, { file: File; abort: AbortController }>();
  const setUploads = (change: (uploads: Uploads) => Uploads) =>
    store.update((state) => ({ ...state, uploads: change(state.uploads) }));
  const set = (key: string, change: Partial<Upload>) => setUploads((uploads) => uploadChanged(uploads, key, change));

  async function upload(key: string) {
    const { file, abort } = files.get(key) ?? {};
    if (!file || !abort) return;
    set(key, { state: 'uploading', share: 0, problem: undefined });
    const onShare = (share: number) => set(key, { share });
    try {
      const stored = await session.call((token) => api.upload({ token, file, onShare, signal: abort.signal }));
      files.delete(key);
      set(key, { state: 'done', share: 1, file: stored });
    } catch (error) {
      const { code, message } = error instanceof ApiError ? error : new ApiError(UNREACHABLE, '');
      set(key, { state: 'failed', problem: message, isRefused: !PASSING.has(code) });
    }
  }

  function attachOne(file: File) {
    const { thread, uploads } = store.get();
    const key = newKey();
    const refusal = refusalOf(file, ofThread(uploads, thread).length);
    const { name, size } = file;
    const chosen = { key, thread, name, size, share: 0 };
    if (refusal) {
      const refused: Upload = { ...chosen, preview: null, state: 'failed', problem: refusal, isRefused: true };
      setUploads((before) => [...before, refused]);
      return;
    }
    files.set(key, { file, abort: new AbortController() });
    setUploads((before) => [...before, { ...chosen, preview: previewOf(file), state: 'uploading' }]);
    void upload(key);
  }

  return {
    attach: (chosen) => chosen.forEach(attachOne),
    retry: (key) => void upload(key),
    remove: (key) => {
      files.get(key)?.abort.abort();
      files.delete(key);
      const preview = store.get().uploads.find((one) => one.key === key)?.preview;
      if (preview) URL.revokeObjectURL(preview);
      setUploads((uploads) => uploads.filter((one) => one.key !== key));
    },
  };
}
