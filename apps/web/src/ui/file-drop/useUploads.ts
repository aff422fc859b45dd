import { useCallback, useEffect, useReducer, useRef } from 'react';
import { bytes } from '../format.ts';
import { type ProgressItem } from '../progress/ProgressList.tsx';
import { checkFiles, type FileLimits } from './checkFiles.ts';
import { added, changed, removed, toStart, type Upload } from './uploads.ts';
import { messageOf } from '#ui/messageOf.ts';

export type UploadFile = (
  file: File,
  options: { signal: AbortSignal; onProgress: (share: number | null) => void },
) => Promise<void>;

type UploadsOptions = {
  limits: FileLimits;
  /**
   * Sends one file. What it throws is shown beside the file, so its message is a sentence for people; it offers another try
   * unless that is an UploadRefused.
   */
  upload: UploadFile;
  atOnce?: number;
};

/** The server will not take this file: trying again cannot help. */
export class UploadRefused extends Error {
  override name = 'UploadRefused';
}

let number = 0;

function nextId(): string {
  number += 1;
  return `upload-${number}`;
}

type Change = (uploads: readonly Upload[]) => Upload[];

/** Files on their way: some at once, each to be cancelled and tried again. Those under way end when the component goes. */
export function useUploads({ limits, upload, atOnce = 3 }: UploadsOptions) {
  const [uploads, dispatch] = useReducer((before: readonly Upload[], change: Change) => change(before), []);
  const controllers = useRef(new Map<string, AbortController>());

  useEffect(() => {
    const running = controllers.current;
    return () => {
      for (const controller of running.values()) controller.abort();
      running.clear();
    };
  }, []);

  useEffect(() => {
    for (const { id, file } of toStart(uploads, atOnce)) {
      if (controllers.current.has(id)) continue;
      const controller = new AbortController();
      controllers.current.set(id, controller);
      const settle = (change: Partial<Upload>) => {
        // Another attempt may have taken its place.
        if (controllers.current.get(id) !== controller || controller.signal.aborted) return;
        dispatch((all) => changed(all, id, change));
      };
      settle({ state: 'running', share: 0 });
      upload(file, { signal: controller.signal, onProgress: (share) => settle({ share }) })
        .then(
          () => settle({ state: 'done', share: 1 }),
          (error: unknown) =>
            settle({ state: 'failed', problem: sentence(error), isRefused: error instanceof UploadRefused }),
        )
        .finally(() => {
          if (controllers.current.get(id) === controller) controllers.current.delete(id);
        });
    }
  }, [uploads, upload, atOnce]);

  const add = useCallback(
    (files: readonly File[]) => {
      const ids = new Map(files.map((file) => [file, nextId()]));
      dispatch((all) => {
        const taken = all.filter(({ isRefused, state }) => !isRefused && state !== 'cancelled').length;
        const { maxCount } = limits;
        const left = maxCount === undefined ? undefined : Math.max(0, maxCount - taken);
        const { accepted, refused } = checkFiles(files, { ...limits, maxCount: left });
        return added(all, accepted, refused, (file) => ids.get(file) ?? '');
      });
    },
    [limits],
  );

  const cancel = useCallback((id: string) => {
    controllers.current.get(id)?.abort();
    controllers.current.delete(id);
    dispatch((all) => changed(all, id, { state: 'cancelled' }));
  }, []);

  const retry = useCallback(
    (id: string) => dispatch((all) => changed(all, id, { state: 'waiting', share: 0, problem: undefined })),
    [],
  );
  const dismiss = useCallback((id: string) => dispatch((all) => removed(all, id)), []);

  const items = uploads.map(({ id, file, state, share, problem, isRefused }): ProgressItem => ({
    id,
    name: file.name,
    detail: bytes(file.size),
    state,
    share,
    problem,
    onCancel: () => cancel(id),
    onRetry: isRefused ? undefined : () => retry(id),
    onDismiss: state === 'done' ? undefined : () => dismiss(id),
  }));
  return { uploads, items, add };
}

function sentence(error: unknown): string {
  return messageOf(error, 'The upload failed. Try again.');
}
