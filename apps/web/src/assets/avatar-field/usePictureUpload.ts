import { useEffect, useRef, useState } from 'react';
import { checkFiles, type FileLimits } from '#ui/file-drop/checkFiles.ts';
import { messageOf } from '#ui/messageOf.ts';
import { type Picture, type PictureKind } from './picture.ts';
import { uploadPicture } from './uploadPicture.ts';

type State = { kind: 'idle' } | { kind: 'sending'; share: number | null } | { kind: 'failed'; sentence: string };

const IDLE: State = { kind: 'idle' };

/** What may be chosen: photos as phones make them. They are made small before they are sent. */
const LIMITS: FileLimits = { maxSize: 15_000_000, maxCount: 1 };

/** One picture at a time goes up; a later one takes the place of one that is on its way. */
export function usePictureUpload(kind: PictureKind, onUploaded: (picture: Picture) => void) {
  const [state, setState] = useState(IDLE);
  // What was just chosen is shown from here: nothing has to be fetched.
  const [preview, setPreview] = useState<{ address: string; source: string } | null>(null);
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);
  useEffect(() => () => URL.revokeObjectURL(preview?.source ?? ''), [preview]);

  async function upload(files: readonly File[]) {
    const [file] = files;
    // What was let go or pasted is no file: what is on its way goes on.
    if (!file) return;
    sending.current?.abort();
    const [refused] = checkFiles([file], LIMITS).refused;
    if (refused) {
      setState({ kind: 'failed', sentence: refused.reason });
      return;
    }
    const controller = new AbortController();
    const { signal } = controller;
    sending.current = controller;
    setState({ kind: 'sending', share: 0 });
    try {
      const onProgress = (share: number | null) => signal.aborted || setState({ kind: 'sending', share });
      const { blob, ...picture } = await uploadPicture(file, kind, { signal, onProgress });
      if (signal.aborted) return;
      setPreview({ address: picture.address, source: URL.createObjectURL(blob) });
      setState(IDLE);
      onUploaded(picture);
    } catch (error) {
      if (signal.aborted) return;
      setState({ kind: 'failed', sentence: messageOf(error, 'The upload failed. Try again.') });
    }
  }

  function stop() {
    sending.current?.abort();
    setState(IDLE);
  }

  return { state, preview, upload, stop };
}
