import { type RefusedFile } from './checkFiles.ts';

export type Upload = {
  id: string;
  file: File;
  state: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';
  /** From 0 to 1; null while the server says nothing. */
  share: number | null;
  problem?: string;
  /** Refused before it began or by the server, so that trying again cannot help. */
  isRefused?: boolean;
};

/** Files were let go over the page: those that may come wait, the others say why not. */
export function added(
  uploads: readonly Upload[],
  files: readonly File[],
  refused: readonly RefusedFile[],
  id: (file: File) => string,
): Upload[] {
  return [
    ...uploads,
    ...files.map((file): Upload => ({ id: id(file), file, state: 'waiting', share: 0 })),
    ...refused.map(({ file, reason }): Upload => ({
      id: id(file),
      file,
      state: 'failed',
      share: 0,
      problem: reason,
      isRefused: true,
    })),
  ];
}

/** The next ones to start, so that `atOnce` run. */
export function toStart(uploads: readonly Upload[], atOnce: number): Upload[] {
  const running = uploads.filter(({ state }) => state === 'running').length;
  return uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, atOnce - running));
}

/** One upload changes; what was cancelled hears no more of the server. */
export function changed(uploads: readonly Upload[], id: string, change: Partial<Upload>): Upload[] {
  return uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload));
}

export function removed(uploads: readonly Upload[], id: string): Upload[] {
  return uploads.filter((upload) => upload.id !== id);
}
