import * as v from 'valibot';

/** A file that the API keeps, uploaded for a message. */
export const StoredFile = v.object({
  id: v.string(),
  kind: v.picklist(['Image', 'File']),
  name: v.string(),
  mediaType: v.string(),
  size: v.number(),
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
  url: v.string(),
});

export type StoredFile = v.InferOutput<typeof StoredFile>;
