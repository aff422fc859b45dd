import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { type MessageAttachments_message$key } from '#generated/MessageAttachments_message';
import { lazyOverlay } from '#ui/lazyOverlay.tsx';
import { FileRow } from './FileRow.tsx';

const Lightbox = lazyOverlay(() => import('./Lightbox.tsx'));

/** The files of a message: pictures that open large, all others to download. */
export function MessageAttachments({ message }: { message: MessageAttachments_message$key }) {
  const { attachments } = useFragment(
    graphql`
      fragment MessageAttachments_message on Message {
        attachments {
          ...storedFile_attachment @relay(mask: false)
        }
      }
    `,
    message,
  );
  return <FileList files={attachments} />;
}

export type ShownFile = {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly size: number;
  readonly width?: number | null;
  readonly height?: number | null;
  readonly url: string;
};

/** Pictures beside each other, then the other files beneath each other. */
export function FileList({ files }: { files: readonly ShownFile[] }) {
  const [openId, setOpenId] = useState<string | null>(null);
  if (files.length === 0) return null;
  const images = files.filter(({ kind }) => kind === 'Image');
  return (
    <div className="my-1 grid grid-cols-1 gap-1.5">
      {images.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {images.map((image) => (
            <li key={image.id} className="max-w-full">
              <Thumbnail image={image} isAlone={images.length === 1} onOpen={() => setOpenId(image.id)} />
            </li>
          ))}
        </ul>
      )}
      {files
        .filter(({ kind }) => kind !== 'Image')
        .map((file) => (
          <FileRow key={file.id} file={file} />
        ))}
      {openId !== null && (
        <Lightbox images={images} openId={openId} onOpen={setOpenId} onClose={() => setOpenId(null)} />
      )}
    </div>
  );
}

type ThumbnailProps = { image: ShownFile; isAlone: boolean; onOpen: () => void };

/** Its place is there before it is loaded, so that the thread does not jump. */
function Thumbnail({ image, isAlone, onOpen }: ThumbnailProps) {
  const [isBroken, setIsBroken] = useState(false);
  const { name, url, width, height } = image;
  if (isBroken) return <FileRow file={image} />;
  const shape =
    isAlone && width && height ? { aspectRatio: `${width} / ${height}`, width: fitted(width, height) } : undefined;
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-label={`Open ${name}`}
      style={shape}
      className={`block max-w-full cursor-zoom-in overflow-hidden rounded-control bg-well outline-offset-2 outline-focus inset-ring inset-ring-line focus-visible:outline-2 ${shape ? '' : 'size-28'}`}
    >
      <img
        src={url}
        alt=""
        loading="lazy"
        decoding="async"
        onError={() => setIsBroken(true)}
        className="size-full object-cover"
      />
    </button>
  );
}

/** As large as it is, within 320 by 240; never so narrow that it cannot be hit. */
const fitted = (width: number, height: number) =>
  Math.max(44, Math.round(width * Math.min(1, 320 / width, 240 / height)));
