import type { UploadedFile } from '#api/ChatApi.ts';
import { t } from '#language/t.ts';
import { manner } from '#manner.ts';
import type { OutgoingFile } from './outbox.ts';

/** A file that the visitor has chosen for their next message. */
export type Upload = {
  key: string;
  /** As in Outgoing. */
  thread: string;
  name: string;
  size: number;
  /** A picture's address within this page. */
  preview: string | null;
  state: 'uploading' | 'done' | 'failed';
  /** From 0 to 1. */
  share: number;
  /** Why it failed, as a sentence. */
  problem?: string;
  /** Refused for what it is: trying again cannot help. */
  isRefused?: boolean;
  /** Once it is done. */
  file?: UploadedFile;
};

export type Uploads = readonly Upload[];

/** As the API has it. */
export const LARGEST_FILE = 10 * 1024 * 1024;
export const MOST_FILES = 10;

export const uploadChanged = (uploads: Uploads, key: string, change: Partial<Upload>): Uploads =>
  uploads.map((upload) => (upload.key === key ? { ...upload, ...change } : upload));

export const ofThread = (uploads: Uploads, thread: string) => uploads.filter((upload) => upload.thread === thread);

/** A file of a message that was not sent after all, attached again. */
export function uploadOf({ url, ...file }: OutgoingFile, thread: string): Upload {
  const { id, name, size } = file;
  return { key: id, thread, name, size, preview: url, state: 'done', share: 1, file };
}

/** Why a file cannot be sent with a message that has so many already; null when it can. */
export function refusalOf(file: Pick<File, 'size'>, alreadyThere: number): string | null {
  if (alreadyThere >= MOST_FILES)
    return t('A message takes {count} files. Send this one with the next.', { count: MOST_FILES });
  if (file.size > LARGEST_FILE) return t('Files may have up to 10 MB.');
  if (file.size === 0) return t('This file is empty.');
  return null;
}

const UNITS = ['byte', 'kilobyte', 'megabyte'] as const;

/** «312 kB», «1.4 MB». */
export function formatBytes(bytes: number): string {
  const power = bytes < 1000 ? 0 : bytes < 1_000_000 ? 1 : 2;
  const format = {
    style: 'unit',
    unit: UNITS[power] ?? 'byte',
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: power === 2 ? 1 : 0,
  } as const;
  return new Intl.NumberFormat(manner().locale, format).format(bytes / 1000 ** power);
}
