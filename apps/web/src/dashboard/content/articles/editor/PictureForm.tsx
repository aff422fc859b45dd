import { useRef, useState, type ClipboardEvent, type FormEvent } from 'react';
import type { Editor } from '@tiptap/core';
import { checkFiles } from '#ui/file-drop/checkFiles.ts';
import { FileDrop } from '#ui/file-drop/FileDrop.tsx';
import { bytes } from '#ui/format.ts';
import { messageOf } from '#ui/messageOf.ts';
import { TextButton } from '#ui/TextButton.tsx';
import { TextField } from '#ui/TextField.tsx';
import { AddButton } from './AddButton.tsx';
import { typedAddress } from './pasted.ts';

type PictureFormProps = {
  editor: Editor;
  /** Null: pictures come by their address only. */
  onUpload: ((file: File) => Promise<string>) | null;
  onDone: () => void;
};

const LIMITS = {
  kinds: ['image/png', 'image/jpeg', 'image/webp', 'image/gif'],
  kindsName: 'PNG, JPEG, WebP or GIF',
  maxSize: 15_000_000,
  maxCount: 1,
};

/** Asks for a picture, by its address or as a file, and for what it shows. */
export function PictureForm({ editor, onUpload, onDone }: PictureFormProps) {
  const [file, setFile] = useState<File | null>(null);
  const [address, setAddress] = useState('');
  const [alt, setAlt] = useState('');
  const [caption, setCaption] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const description = useRef<HTMLInputElement>(null);

  function take(files: readonly File[]) {
    const { accepted, refused } = checkFiles(files, LIMITS);
    setProblem(refused[0]?.reason ?? null);
    if (!accepted[0]) return;
    setFile(accepted[0]);
    description.current?.focus();
  }

  function takePasted(event: ClipboardEvent) {
    const files = [...event.clipboardData.files];
    if (!onUpload || files.length === 0) return;
    event.preventDefault();
    take(files);
  }

  async function add(event: FormEvent) {
    event.preventDefault();
    setIsBusy(true);
    try {
      const src = file && onUpload ? await onUpload(file) : typedAddress(address);
      if (!src || !/^(https?:|\/)/.test(src)) {
        setProblem('Enter the address of a picture, such as https://example.com/boots.jpg.');
        return;
      }
      editor.chain().focus().insertContent({ type: 'picture', attrs: { src, alt, caption } }).run();
      onDone();
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <form onSubmit={(event) => void add(event)} onPaste={takePasted} className="grid gap-4">
      {file ? (
        <ChosenFile file={file} problem={problem} onRemove={() => setFile(null)} />
      ) : (
        <>
          <TextField
            label="Address"
            hint={onUpload && 'Or upload it below.'}
            value={address}
            onChange={setAddress}
            error={problem}
            placeholder="https://"
            // Whoever opens it types into it.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
          />
          {onUpload && <FileDrop label="Upload" limits={LIMITS} onFiles={take} />}
        </>
      )}
      <TextField
        ref={description}
        label="What it shows"
        hint="Read out to who does not see it."
        value={alt}
        onChange={setAlt}
        maxLength={300}
      />
      <TextField label="Caption" value={caption} onChange={setCaption} maxLength={200} />
      <AddButton isBusy={isBusy} />
    </form>
  );
}

type ChosenFileProps = { file: File; problem: string | null; onRemove: () => void };

function ChosenFile({ file, problem, onRemove }: ChosenFileProps) {
  return (
    <div className="grid gap-1 text-dense">
      <p className="flex items-baseline gap-2 rounded-card border border-line px-3 py-2">
        <span className="min-w-0 flex-1 font-medium wrap-anywhere">{file.name}</span>
        <span className="flex-none text-ink-muted">{bytes(file.size)}</span>
        <TextButton aria-label={`Remove ${file.name}`} onClick={onRemove}>
          Remove
        </TextButton>
      </p>
      {problem && (
        <p role="alert" className="text-critical">
          {problem}
        </p>
      )}
    </div>
  );
}
