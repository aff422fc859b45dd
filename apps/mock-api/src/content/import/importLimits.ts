/** Of one import of articles. */
export const IMPORT_LIMITS = {
  /** Bytes of the zip. */
  file: 20_000_000,
  /** Bytes of what is packed in it, all together. */
  unpacked: 100_000_000,
  /** Everything in the zip, folders as well. */
  entries: 5000,
  /** Files that articles are made of. */
  articles: 500,
  /** Bytes of one such file, and of one picture. */
  text: 1_000_000,
  picture: 5_000_000,
  /** Pictures of one article. */
  picturesOfOne: 30,
} as const;
