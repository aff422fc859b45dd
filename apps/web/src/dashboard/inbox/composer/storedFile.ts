import { graphql } from 'react-relay/hooks';
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

/** All that is known of a file: spread without a mask wherever one is kept or shown. */
export const storedFile = graphql`
  fragment storedFile_attachment on Attachment {
    id
    kind
    name
    mediaType
    size
    width
    height
    url
  }
`;

/** As Relay selects it. */
type Selected = Readonly<Omit<StoredFile, 'kind' | 'width' | 'height'>> & {
  readonly kind: string;
  readonly width?: number | null;
  readonly height?: number | null;
};

/** A file of the API's, as the composer keeps it. */
export const toStoredFile = ({ id, kind, name, mediaType, size, width, height, url }: Selected): StoredFile => ({
  id,
  kind: kind === 'Image' ? 'Image' : 'File',
  name,
  mediaType,
  size,
  width: width ?? null,
  height: height ?? null,
  url,
});
