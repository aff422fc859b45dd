import type { FlowImage } from '#api/ChatApi.ts';
import { t } from '#language/t.ts';
import { shownSize } from './MessageFiles.tsx';

/** The images of a step. */
export function StepImages({ images }: { images: readonly FlowImage[] }) {
  return (
    <ul aria-label={t('Images')} className="flex max-w-full flex-wrap gap-1">
      {images.map((image) => (
        <li key={image.url} className="max-w-full">
          <img
            src={image.url}
            alt={image.alt}
            {...shownSize(image)}
            className="h-auto max-w-full rounded-bubble border border-line object-cover"
          />
        </li>
      ))}
    </ul>
  );
}
