import { useRef, useState, type ClipboardEvent, type DragEvent, type SyntheticEvent } from 'react';

/** React lets events of dialogs opened from here bubble up to here too. */
const isHere = ({ target, currentTarget }: SyntheticEvent) => target instanceof Node && currentTarget.contains(target);
const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files') && isHere(event);

/** Takes the files that are dragged or pasted here; text goes where it always goes. */
export function useFileDrag(onFiles: (files: readonly File[]) => void) {
  // Each child that is entered and left says so too.
  const depth = useRef(0);
  const [isOver, setIsOver] = useState(false);

  function leave() {
    depth.current = 0;
    setIsOver(false);
  }

  const handlers = {
    onDragEnter: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      depth.current += 1;
      setIsOver(true);
    },
    onDragOver: (event: DragEvent) => {
      if (hasFiles(event)) event.preventDefault();
    },
    onDragLeave: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      depth.current -= 1;
      if (depth.current <= 0) leave();
    },
    onDrop: (event: DragEvent) => {
      leave();
      if (!hasFiles(event)) return;
      event.preventDefault();
      onFiles([...event.dataTransfer.files]);
    },
    onPaste: (event: ClipboardEvent) => {
      const files = [...event.clipboardData.files];
      if (files.length === 0 || !isHere(event)) return;
      event.preventDefault();
      onFiles(files);
    },
  };
  return { isOver, handlers };
}
