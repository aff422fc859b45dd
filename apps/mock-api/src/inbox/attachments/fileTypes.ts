/** What a file may be: its media type as its bytes say, and the endings that such a file may have, the usual one first. */
type FileType = { mediaType: string; endings: readonly string[]; isImage?: true };

/** Browsers draw these safely; all others are only ever downloaded. */
const IMAGES: readonly FileType[] = [
  { mediaType: 'image/png', endings: ['png'], isImage: true },
  { mediaType: 'image/jpeg', endings: ['jpg', 'jpeg'], isImage: true },
  { mediaType: 'image/gif', endings: ['gif'], isImage: true },
  { mediaType: 'image/webp', endings: ['webp'], isImage: true },
  { mediaType: 'image/avif', endings: ['avif'], isImage: true },
];

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument';

const DOCUMENTS: readonly FileType[] = [
  { mediaType: 'application/pdf', endings: ['pdf'] },
  { mediaType: 'application/zip', endings: ['zip'] },
  { mediaType: 'application/rtf', endings: ['rtf'] },
  { mediaType: `${OFFICE}.wordprocessingml.document`, endings: ['docx'] },
  { mediaType: `${OFFICE}.spreadsheetml.sheet`, endings: ['xlsx'] },
  { mediaType: `${OFFICE}.presentationml.presentation`, endings: ['pptx'] },
  { mediaType: `${OPEN_DOCUMENT}.text`, endings: ['odt'] },
  { mediaType: `${OPEN_DOCUMENT}.spreadsheet`, endings: ['ods'] },
  { mediaType: `${OPEN_DOCUMENT}.presentation`, endings: ['odp'] },
  { mediaType: 'application/x-cfb', endings: ['doc', 'xls', 'ppt', 'msg'] },
  { mediaType: 'image/heic', endings: ['heic', 'heif'] },
  { mediaType: 'image/tiff', endings: ['tiff', 'tif'] },
  { mediaType: 'audio/mpeg', endings: ['mp3'] },
  { mediaType: 'audio/wav', endings: ['wav'] },
  { mediaType: 'audio/ogg', endings: ['ogg', 'oga'] },
  { mediaType: 'audio/ogg; codecs=opus', endings: ['opus', 'ogg'] },
  { mediaType: 'audio/x-m4a', endings: ['m4a'] },
  { mediaType: 'video/mp4', endings: ['mp4', 'm4v'] },
  { mediaType: 'video/quicktime', endings: ['mov'] },
  { mediaType: 'video/webm', endings: ['webm'] },
];

const TEXTS: readonly FileType[] = [
  { mediaType: 'text/plain', endings: ['txt', 'csv', 'tsv', 'md', 'log', 'json', 'xml', 'yml', 'yaml', 'ics', 'vcf'] },
  { mediaType: 'text/html', endings: ['html', 'htm'] },
  { mediaType: 'image/svg+xml', endings: ['svg'] },
];

const BY_MEDIA_TYPE = new Map([...IMAGES, ...DOCUMENTS, ...TEXTS].map((type) => [type.mediaType, type]));

/** Null for what may not be sent. */
export const fileTypeOf = (mediaType: string): FileType | null => BY_MEDIA_TYPE.get(mediaType) ?? null;

/** Whether browsers may draw what the API has found to be of this type. */
export const isDrawn = (mediaType: string): boolean => fileTypeOf(mediaType)?.isImage ?? false;
