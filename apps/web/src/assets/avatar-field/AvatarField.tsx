import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { DropZone, isFileDropItem } from 'react-aria-components';
import { Avatar } from '#ui/Avatar.tsx';
import { Button } from '#ui/Button.tsx';
import { FieldError } from '#ui/FieldError.tsx';
import { Progress } from '#ui/progress/Progress.tsx';
import { useImage } from '../useImage.ts';
import { type Picture, type PictureKind } from './picture.ts';
import { usePictureUpload } from './usePictureUpload.ts';

type AvatarFieldProps = {
  /** What it is: «Photo», «Logo». */
  label: string;
  /** Whose it is, by name; without a picture, the tile shows the initials. */
  owner: string;
  value: Picture | null;
  onChange: (value: Picture | null) => void;
  /** `wide`: a cover. */
  shape?: 'round' | 'square' | 'wide';
  /** What it is for. */
  kind?: PictureKind;
  /** Another way to choose one, beside the buttons. */
  extra?: ReactNode;
  look?: 'tile' | 'me' | 'assistant' | 'line';
  /** The tile's ground, as Avatar's. */
  colour?: string;
  /** What the form says of it, as `useForm` gives it. */
  error?: string | null;
  /** Only shown; nothing can be chosen. */
  isDisabled?: boolean;
  /** Told while a picture is on its way, so that a form can wait for it, and whether it failed, which the field says. */
  onBusyChange?: (isBusy: boolean, hasFailed: boolean) => void;
};

const KINDS = 'image/png,image/jpeg,image/webp,image/gif,image/svg+xml';

/**
 * The picture of a person, company or assistant in a form: chosen, dropped or pasted, uploaded at once, and the form's once
 * that is saved. Name the form's value after the mutation's input, so that what the API refuses stands beside the field:
 *
 *     initial: { avatarImageId: savedPicture(user.avatar) }
 *     send: (values) => save({ avatarImageId: pictureId(values.avatarImageId) })
 *     <AvatarField label="Photo" owner={name} {...form.field('avatarImageId')} />
 *
 * In the API, the mutation stores what `giveImage` answers for that id.
 */
export function AvatarField({
  label,
  owner,
  value,
  onChange,
  shape = 'round',
  kind = 'avatar',
  extra,
  look = 'line',
  colour,
  error,
  isDisabled = false,
  onBusyChange,
}: AvatarFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const { state, preview, upload, stop } = usePictureUpload(kind, onChange);
  const chosen = preview !== null && preview.address === value?.address ? preview.source : null;
  const { source } = useImage(value && !chosen ? value.address : null);

  const isSending = state.kind === 'sending';
  const problem = state.kind === 'failed' ? state.sentence : error;

  const hasFailed = state.kind === 'failed';
  const tellBusy = useEffectEvent((...how: [isBusy: boolean, hasFailed: boolean]) => onBusyChange?.(...how));
  useEffect(() => tellBusy(isSending, hasFailed), [isSending, hasFailed]);

  /** The button that was pressed goes with what it ended. */
  function end() {
    stop();
    choose.current?.focus();
  }

  function remove() {
    end();
    onChange(null);
  }

  return (
    <fieldset data-invalid={problem ? true : undefined} className="min-w-0">
      <legend className="mb-1 text-dense font-medium">{label}</legend>
      <DropZone
        aria-label={`${label}: paste or drop a picture`}
        isDisabled={isDisabled}
        getDropOperation={() => 'copy'}
        onDrop={({ items }) => {
          const files = items.filter(isFileDropItem).map((item) => item.getFile());
          void Promise.all(files).then(upload);
        }}
        className="flex items-center gap-4 rounded-card outline-offset-4 outline-focus data-drop-target:outline-2 data-drop-target:outline-dashed data-focus-visible:outline-2"
      >
        {shape === 'wide' ? (
          <WidePicture source={chosen ?? source} />
        ) : (
          <Avatar name={owner || '?'} image={chosen ?? source} size={64} shape={shape} look={look} colour={colour} />
        )}
        <div className="grid min-w-0 flex-1 gap-1.5">
          <div className="flex flex-wrap gap-2">
            <Button
              ref={choose}
              size="sm"
              disabled={isDisabled}
              aria-describedby={problem ? `${id}-error` : `${id}-hint`}
              onClick={() => input.current?.click()}
            >
              {value ? 'Change' : 'Choose a picture'}
            </Button>
            {isSending && (
              <Button size="sm" variant="ghost" onClick={end}>
                Cancel
              </Button>
            )}
            {value && !isSending && !isDisabled && (
              <Button size="sm" variant="ghost" onClick={remove}>
                Remove
              </Button>
            )}
            {!isSending && !isDisabled && extra}
          </div>
          {isSending && <Progress label={`Uploading: ${label}`} share={state.share} className="max-w-48" />}
          <span id={`${id}-hint`} className={`text-xs text-ink-faint ${problem ? 'hidden' : ''}`}>
            PNG, JPEG, WebP, GIF or SVG, up to 15 MB.
          </span>
          <FieldError id={`${id}-error`}>{problem}</FieldError>
        </div>
      </DropZone>
      <input
        ref={input}
        type="file"
        accept={KINDS}
        tabIndex={-1}
        aria-hidden
        className="hidden"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // So that the same file can be chosen again.
          currentTarget.value = '';
          if (files.length > 0) void upload(files);
        }}
      />
    </fieldset>
  );
}

function WidePicture({ source }: { source: string | null }) {
  return (
    <span className="grid h-16 w-28 flex-none place-items-center overflow-hidden rounded-control bg-well inset-ring inset-ring-line">
      {source && <img src={source} alt="" className="h-full w-full object-cover" />}
    </span>
  );
}
