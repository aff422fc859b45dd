import { useId, useRef } from 'react';
import { ImagePlus, Trash2 } from 'lucide-react';
import type { StepImage } from '@parley/guided-flow/flow';
import { MOST_IMAGES } from '@parley/guided-flow/stepOptions';
import { usePictureUpload } from '#assets/avatar-field/usePictureUpload.ts';
import { RemoteImage } from '#assets/RemoteImage.tsx';
import { config } from '#config.ts';
import { Button } from '#ui/Button.tsx';
import { FieldError } from '#ui/FieldError.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { TextField } from '#ui/TextField.tsx';
import { FieldWarning } from './FieldWarning.tsx';

type StepImagesFieldProps = {
  images: readonly StepImage[];
  warning: string | null;
  isReadOnly: boolean;
  /** `field`: of what is typed, so that a word is one edit. */
  onChange: (images: readonly StepImage[], field: string) => void;
};

const KINDS = 'image/png,image/jpeg,image/webp,image/gif,image/svg+xml';

/** The images of a text: each is uploaded at once, and described for those who do not see it. */
export function StepImagesField({ images, warning, isReadOnly, onChange }: StepImagesFieldProps) {
  const problem = useId();
  const input = useRef<HTMLInputElement>(null);
  const { state, upload } = usePictureUpload('article', ({ path, width, height }) => {
    if (path !== undefined && width && height) onChange([...images, { path, alt: '', width, height }], 'images');
  });
  const isSending = state.kind === 'sending';

  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1 text-dense font-medium">Images</legend>
      {images.map((image, index) => (
        <div key={image.path} className="grid grid-cols-[56px_minmax(0,1fr)_auto] items-end gap-2">
          <RemoteImage
            address={imageAddress(image.path)}
            alt=""
            className="h-10 w-14 rounded-control border border-line"
            fallback={<span aria-hidden className="block h-10 w-14 rounded-control bg-ink/8" />}
          />
          <TextField
            name={`alt_${index}`}
            label={images.length > 1 ? `Description of image ${index + 1}` : 'Description'}
            placeholder="What is seen on it"
            maxLength={200}
            value={image.alt}
            isDisabled={isReadOnly}
            onChange={(alt) => onChange(images.with(index, { ...image, alt }), `images ${index}`)}
          />
          {!isReadOnly && (
            <IconButton
              icon={Trash2}
              label={`Remove image ${index + 1}`}
              onClick={() => onChange(images.toSpliced(index, 1), 'images')}
            />
          )}
        </div>
      ))}
      <FieldWarning>{warning}</FieldWarning>
      {!isReadOnly && images.length < MOST_IMAGES && (
        <>
          <Button
            size="sm"
            className="w-fit"
            isBusy={isSending}
            busyLabel="Uploading"
            icon={<ImagePlus aria-hidden className="size-3.5" strokeWidth={1.75} />}
            onClick={() => input.current?.click()}
          >
            Add an image
          </Button>
          <input
            ref={input}
            type="file"
            accept={KINDS}
            aria-hidden
            tabIndex={-1}
            className="hidden"
            onChange={({ currentTarget }) => {
              void upload([...(currentTarget.files ?? [])]);
              currentTarget.value = '';
            }}
          />
        </>
      )}
      <FieldError id={problem}>{state.kind === 'failed' ? state.sentence : null}</FieldError>
    </fieldset>
  );
}

/** Where the dashboard finds an uploaded image. */
export const imageAddress = (path: string): string => new URL(path, config.graphqlUrl).href;
