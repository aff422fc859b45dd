import { useRef } from 'react';
import { Paperclip } from 'lucide-react';
import { IconButton } from '#ui/IconButton.tsx';

/** Chooses files from the machine. */
export function AttachButton({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Files"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
      <IconButton icon={Paperclip} label="Attach files" onClick={() => input.current?.click()} />
    </>
  );
}
