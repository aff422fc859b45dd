import { useId, useRef, type DragEvent } from 'react';
import { Upload } from 'lucide-react';
import { Button, DropZone, FileTrigger, isFileDropItem, Text } from 'react-aria-components';
import { describeLimits, type FileLimits } from './checkFiles.ts';

type FileDropProps = {
  /** What is wanted: «Documents». */
  label: string;
  limits: FileLimits;
  onFiles: (files: readonly File[]) => void;
  isDisabled?: boolean;
};

/** Takes files by dragging, pasting and choosing. What may come is said beneath; what may not is answered by `useUploads`, file by file. */
export function FileDrop({ label, limits, onFiles, isDisabled = false }: FileDropProps) {
  const hint = useId();
  const isOne = limits.maxCount === 1;

  // Asked of the browser: what the library passes on does not tell a text file from text.
  const isFileDrag = useRef(true);
  const look = ({ dataTransfer }: DragEvent) => {
    isFileDrag.current = dataTransfer.types.includes('Files');
  };

  async function take(items: readonly { getFile: () => Promise<File> }[]) {
    const files = await Promise.all(items.map((item) => item.getFile()));
    if (files.length > 0) onFiles(files);
  }

  return (
    <div className="grid" onDragEnterCapture={look} onDragOverCapture={look}>
      <DropZone
        aria-label={label}
        isDisabled={isDisabled}
        // Pictures are copied from elsewhere more often than saved.
        onDrop={({ items }) => void take(items.filter(isFileDropItem))}
        getDropOperation={() => (isFileDrag.current ? 'copy' : 'cancel')}
        className="grid justify-items-center gap-1 rounded-card border border-dashed border-line-strong bg-surface px-6 py-7 text-center transition-colors data-disabled:border-line data-disabled:bg-well data-disabled:text-ink-faint data-drop-target:border-brand data-drop-target:bg-brand-soft data-focus-visible:outline-2 data-focus-visible:outline-offset-2 data-focus-visible:outline-focus"
      >
        {({ isDropTarget }) => (
          <>
            <Upload
              aria-hidden
              className={`mb-1.5 size-5 ${isDropTarget ? 'text-brand' : 'text-ink-faint'}`}
              strokeWidth={1.6}
            />
            <p className="text-dense">
              <Text slot="label" className="max-md:hidden">
                {isDropTarget ? 'Let go to add' : `Drag ${isOne ? 'a file' : 'files'} here, paste, or `}
              </Text>
              <FileTrigger
                acceptedFileTypes={limits.kinds}
                allowsMultiple={!isOne}
                onSelect={(list) => list && list.length > 0 && onFiles([...list])}
              >
                <Button
                  isDisabled={isDisabled}
                  aria-describedby={hint}
                  className={`link min-h-6 px-0.5 outline-offset-2 outline-focus data-disabled:text-ink-faint data-disabled:no-underline data-focus-visible:outline-2 max-md:min-h-10 max-md:first-letter:uppercase ${isDropTarget ? 'invisible' : ''}`}
                >
                  choose {isOne ? 'a file' : 'files'}
                </Button>
              </FileTrigger>
            </p>
            <p id={hint} className={`text-xs ${isDisabled ? 'text-ink-faint' : 'text-ink-muted'}`}>
              {describeLimits(limits)}
            </p>
          </>
        )}
      </DropZone>
    </div>
  );
}
