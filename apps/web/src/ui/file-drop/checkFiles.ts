import { bytes, counted } from '../format.ts';

export type FileLimits = {
  /** As for `<input accept>`: «.pdf», «image/png», «image/*». Left out, any kind. */
  kinds?: readonly string[];
  /** The kinds in words: «PDF or Word». */
  kindsName?: string;
  /** Of each file, in bytes. */
  maxSize?: number;
  /** How many more there may be. */
  maxCount?: number;
};

export type RefusedFile = { file: File; reason: string };

/** Which files may come in, and of each other one, why it may not. */
export function checkFiles(files: readonly File[], limits: FileLimits): { accepted: File[]; refused: RefusedFile[] } {
  const accepted: File[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    const reason = reasonAgainst(file, accepted.length, limits);
    if (reason) refused.push({ file, reason });
    else accepted.push(file);
  }
  return { accepted, refused };
}

function reasonAgainst(file: File, taken: number, limits: FileLimits): string | null {
  const { kinds, kindsName = kinds?.join(', '), maxSize = Infinity, maxCount = Infinity } = limits;
  if (kinds && !kinds.some((kind) => isOfKind(file, kind)))
    return `This kind of file cannot be read. Choose ${kindsName}.`;
  if (file.size === 0) return 'The file is empty.';
  if (file.size > maxSize) return `The file is ${bytes(file.size)}; at most ${bytes(maxSize)} can be uploaded.`;
  if (maxCount === 0) return 'No more files can be added.';
  if (taken >= maxCount) return `Only ${counted(maxCount, 'file')} can be added.`;
  return null;
}

function isOfKind({ name, type }: File, kind: string): boolean {
  const wanted = kind.toLowerCase();
  if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted);
  if (wanted.endsWith('/*')) return type.toLowerCase().startsWith(wanted.slice(0, -1));
  return type.toLowerCase() === wanted;
}

/** The limits in a line: «PDF or Word, up to 25 MB each, 10 files at most». */
export function describeLimits({ kinds, kindsName, maxSize, maxCount }: FileLimits): string {
  const parts = [
    kindsName ?? kinds?.join(', '),
    maxSize && `up to ${bytes(maxSize)}${maxCount === 1 ? '' : ' each'}`,
    maxCount && (maxCount === 1 ? 'one file' : `${counted(maxCount, 'file')} at most`),
  ];
  return parts.filter(Boolean).join(', ');
}
