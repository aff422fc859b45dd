import { useCallback, useMemo } from 'react';
import { useUploads, type UploadFile } from '#ui/file-drop/useUploads.ts';
import { type StoredFile } from './storedFile.ts';
import { uploadAttachment } from './uploadAttachment.ts';

/** As the API has it. */
const LARGEST_FILE = 10 * 1024 * 1024;
const MOST_FILES = 10;

/** Uploads files for a message; what has arrived is given to `onStored`. `count`: how many it has; answers how many are coming. */
export function useAttachments({ count, onStored }: { count: number; onStored: (file: StoredFile) => void }) {
  const upload = useCallback<UploadFile>(
    async (file, sending) => {
      const stored = await uploadAttachment(file, sending);
      sending.signal.throwIfAborted();
      onStored(stored);
    },
    [onStored],
  );
  // What has arrived is counted by `count`, and by the uploads themselves.
  const { uploads, items, add } = useUploads({ limits: useLimits(count), upload });
  const left = items.filter(({ state }) => state !== 'done' && state !== 'cancelled');
  const coming = uploads.filter(({ state }) => state === 'running' || state === 'waiting').length;
  return { items: left, add, coming };
}

function useLimits(count: number) {
  return useMemo(() => ({ maxSize: LARGEST_FILE, maxCount: Math.max(0, MOST_FILES - count) }), [count]);
}
