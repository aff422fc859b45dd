import { useRef, useState, type ClipboardEvent, type DragEvent } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

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
      if (files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    },
  };
  return { isOver, handlers };
}
