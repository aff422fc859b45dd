/** Why nothing could be read out of a file. */
export type ExtractionFault = 'Encrypted' | 'NoText' | 'TooLarge' | 'Unsupported' | 'Corrupt' | 'TooSlow';

/** What a file says, as HTML; `pages` of those formats that have any. */
export type ReadFile = { html: string; pages: number | null };
/** As that, clean, and how many words it has. */
export type Extracted = ReadFile & { words: number };

/** As a person reads it beside the file. */
export const FAULT_TEXT: Readonly<Record<ExtractionFault, string>> = {
  Encrypted: 'This file asks for a password. Upload a copy without one.',
  NoText: 'There is no text in this file. Scanned pages cannot be read: upload a version with text.',
  TooLarge: 'This file holds more than can be read. Split it and upload the parts.',
  Unsupported: 'Files of this kind cannot be read. Use PDF, Word, Excel, PowerPoint, text, Markdown, HTML or CSV.',
  Corrupt: 'This file is damaged and cannot be read. Save it anew and upload it again.',
  TooSlow: 'Reading this file took too long. Split it and upload the parts.',
};

/** Thrown by what reads a file. */
export class ExtractionError extends Error {
  readonly fault: ExtractionFault;

  constructor(fault: ExtractionFault) {
    super(FAULT_TEXT[fault]);
    this.name = 'ExtractionError';
    this.fault = fault;
  }
}

export const LIMITS = {
  /** Bytes of an upload. */
  file: 20_000_000,
  /** Bytes of what is packed in an Office file, all together. */
  unpacked: 150_000_000,
  pages: 1000,
  /** Characters of the text. */
  text: 2_000_000,
  rows: 20_000,
  /** Milliseconds for one file. */
  time: 60_000,
  /** Megabytes of the thread that reads it. */
  memory: 384,
} as const;
