import { useRef } from 'preact/hooks';
import { t } from '#language/t.ts';
import { IconButton } from './IconButton.tsx';
import { PaperclipIcon } from './icons.tsx';

/** Chooses files for the next message. */
export function AttachButton({ onAttach }: { onAttach: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t('Files to attach')}
        onChange={({ currentTarget }) => {
          onAttach([...(currentTarget.files ?? [])]);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      <IconButton label={t('Attach files')} onClick={() => input.current?.click()}>
        <PaperclipIcon className="size-5" />
      </IconButton>
    </>
  );
}
