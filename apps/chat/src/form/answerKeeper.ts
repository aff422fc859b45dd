import type { FormAnswers } from '#api/ChatApi.ts';

/** After the last change of an answer, in milliseconds, it is kept. */
const PAUSE = 600;

/** Keeps answers a moment after each change. `save` answers why it could not; what was not kept is tried with the next change. */
export function createAnswerKeeper(save: (answers: FormAnswers) => Promise<string | null>) {
  let unsaved: FormAnswers | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    const given = unsaved;
    if (!given) return;
    const problem = await save(given);
    if (problem === null && unsaved === given) unsaved = null;
  }

  return {
    hasUnsaved: () => unsaved !== null,
    put: (answers: FormAnswers) => {
      unsaved = answers;
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), PAUSE);
    },
    flush,
    /** They were sent in: there is nothing left to keep. */
    forget: () => {
      clearTimeout(timer);
      unsaved = null;
    },
  };
}
