import { createContext, use, type RefObject } from 'react';
import { type Mode, type Quoted } from './drafts.ts';

/** What the thread asks of the composer beneath it. */
export type ComposerHandle = {
  /** The reply will answer this message. */
  answer: (message: Quoted) => void;
  /** Puts a text into the reply, after what stands there, to be edited and sent. */
  write: (text: string) => void;
  /** Somebody goes on with the reply, or the note. */
  goOn: (mode: Mode) => void;
};

/** Null where nobody may reply. */
export const ComposerContext = createContext<RefObject<ComposerHandle | null>>({ current: null });

export const useComposerHandle = () => use(ComposerContext);
