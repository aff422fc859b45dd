import { useCallback, useEffect, useRef, useState } from 'react';
import { changesBetween, type Json, type Path } from '@parley/versioning/changesBetween';
import { mergeChanges } from '@parley/versioning/mergeChanges';
import { NoReplyError } from '#relay/transport.ts';
import { useAskBeforeUnload } from '#ui/useAskBeforeUnload.ts';
import { notify } from '#ui/toast.ts';

/** A whole draft as the API has it; `revision` says which. */
export type SavedDraft<Content> = { content: Content; revision: number };

type DraftOptions<Content extends Json> = {
  /** What the API has, as far as is known. When it becomes another one, what both changed is merged. */
  saved: SavedDraft<Content>;
  /** Saves `content` over the draft of `revision`. Rejects with an error of the code DRAFT_CHANGED when that is another one by now. */
  save: (content: Content, revision: number) => Promise<SavedDraft<Content>>;
  /** Asks for the draft anew: it comes back as `saved`. */
  reread: () => void;
  /** Content of merged parts, typed. */
  read: (content: Json) => Content;
  /** What is wrong with a content, by path; such a one is not saved. */
  check: (content: Content) => Readonly<Record<string, string>>;
};

export type SaveState = 'Saved' | 'Saving' | 'Waiting' | 'Failed' | 'Invalid' | 'Conflict';

/** `mine`, `theirs`: the content with the one or the other, as it was when they met. */
type Conflict<Content> = { paths: readonly Path[]; theirs: Content; mine: Content };
type Draft<Content> = {
  /** What the API has and this was made of. */
  base: SavedDraft<Content>;
  content: Content;
  /** What somebody else and this person have both changed. */
  conflict: Conflict<Content> | null;
  failure: Failure | null;
};
/** Why a draft was not saved; `field` is the last part of the path that the API refuses; `isCutOff`: nobody has answered. */
type Failure = { message: string; field: string | null; isCutOff: boolean };

/** After the last change, in milliseconds. */
const PAUSE = 700;
/** So often it is tried again while the server cannot be reached, in milliseconds. */
const RETRY = 10_000;

const isSame = (one: Json, other: Json) => one === other || changesBetween(one, other).length === 0;
const isDraftChanged = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'DRAFT_CHANGED';

/**
 * A draft that saves itself as a whole a moment after each change. What somebody else saves meanwhile is merged in; where both
 * changed the same, nothing is saved before the person has chosen.
 */
export function useDraft<Content extends Json>({ saved, save, reread, read, check }: DraftOptions<Content>) {
  const [draft, setDraft] = useState<Draft<Content>>({
    base: saved,
    content: saved.content,
    conflict: null,
    failure: null,
  });
  const [isSaving, setIsSaving] = useState(false);
  const isUnmounted = useRef(false);
  const { base, content, conflict, failure } = draft;
  const problems = check(content);
  const isDirty = !isSame(content, base.content);
  const isRight = !conflict && failure === null && Object.keys(problems).length === 0;
  const isReady = isDirty && isRight && !isSaving;

  if (saved.revision > base.revision && !isSaving) setDraft((now) => followed(now, saved, read));

  const latest = useRef({ content, isRight, isReady, isSaving, send: async () => {} });
  /** Saves what is there by now, and what is typed meanwhile by somebody who leaves before the end. */
  const send = useCallback(async () => {
    setIsSaving(true);
    try {
      const result = await save(content, base.revision);
      setDraft((now) => ({ ...now, base: { content, revision: result.revision }, failure: null }));
      const { content: last, isRight: mayBeSaved } = latest.current;
      if (isUnmounted.current && mayBeSaved && !isSame(last, content)) await save(last, result.revision);
    } catch (error) {
      if (isUnmounted.current) tellOfLoss(error, () => void latest.current.send());
      else if (isDraftChanged(error)) reread();
      else setDraft((now) => ({ ...now, failure: failureOf(error) }));
    } finally {
      setIsSaving(false);
    }
  }, [save, content, base.revision, reread]);

  useEffect(() => {
    latest.current = { content, isRight, isReady, isSaving, send };
  });
  useEffect(() => {
    if (!isReady) return undefined;
    const timer = setTimeout(() => void send(), PAUSE);
    return () => clearTimeout(timer);
  }, [isReady, send]);
  const isCutOff = failure?.isCutOff === true;
  useEffect(() => {
    if (!isCutOff) return undefined;
    // What is said of the failure stays until it is saved.
    const tryAgain = () => void (latest.current.isSaving || latest.current.send());
    const timer = setInterval(tryAgain, RETRY);
    window.addEventListener('online', tryAgain);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', tryAgain);
    };
  }, [isCutOff]);
  const saveNow = useCallback(() => void (latest.current.isReady && latest.current.send()), []);
  useAskBeforeUnload(isSaving || isReady, saveNow);
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      // What was typed in the last moment is saved as one leaves.
      isUnmounted.current = true;
      queueMicrotask(() => isUnmounted.current && saveNow());
    };
  }, [saveNow]);

  const change = useCallback((next: (content: Content) => Content) => {
    setDraft((now) => ({ ...now, content: next(now.content), failure: null }));
  }, []);
  /** Takes a draft that the API has made of another: of a version, or of what is published. */
  const take = useCallback((next: SavedDraft<Content>) => {
    setDraft({ base: next, content: next.content, conflict: null, failure: null });
  }, []);
  const retry = useCallback(() => {
    setDraft((now) => ({ ...now, failure: null }));
  }, []);
  const sides = sidesOf(draft, read);
  const resolve = (choice: 'mine' | 'theirs') => {
    setDraft((now) => ({ ...now, content: sidesOf(now, read)?.[choice] ?? now.content, conflict: null }));
  };

  return {
    content,
    /** Of the draft that the API has. */
    revision: base.revision,
    problems,
    conflicts: conflict?.paths ?? [],
    /** What it becomes with the change of the one or the other. */
    sides,
    /** Why it was not saved. */
    failure: failure?.message ?? null,
    /** What the API refuses, a sentence by field; it goes with the next change. */
    refused: refusedOf(failure),
    state: stateOf({
      isDirty,
      isSaving,
      hasFailed: failure !== null,
      hasProblems: Object.keys(problems).length > 0,
      hasConflict: conflict !== null,
    }),
    change,
    take,
    retry,
    resolve,
  };
}

/** Says to who has left that the last change is not saved; what somebody else has saved meanwhile is not written over. */
function tellOfLoss(error: unknown, onRetry: () => void) {
  notify({
    kind: 'error',
    title: 'Your last change was not saved',
    detail: failureOf(error).message,
    ...(!isDraftChanged(error) && { action: { label: 'Try again', onAction: onRetry } }),
  });
}

function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { message: 'This was not saved.', field: null, isCutOff: false };
  const path = 'field' in error && typeof error.field === 'string' ? error.field : null;
  const isCutOff = error instanceof NoReplyError;
  return { message: error.message, field: path?.split('.').at(-1) ?? null, isCutOff };
}

function refusedOf(failure: Failure | null): Readonly<Record<string, string>> {
  return failure?.field ? { [failure.field]: failure.message } : {};
}

/** What becomes of the draft when the API has another one. */
function followed<Content extends Json>(
  { base, content }: Draft<Content>,
  saved: SavedDraft<Content>,
  read: (content: Json) => Content,
): Draft<Content> {
  const versions = { base: base.content, mine: content, theirs: saved.content };
  const mine = mergeChanges(versions);
  if (mine.conflicts.length === 0) return { base: saved, content: read(mine.content), conflict: null, failure: null };
  const theirs = mergeChanges({ ...versions, mine: saved.content, theirs: content });
  return {
    base: saved,
    content: read(mine.content),
    conflict: { paths: mine.conflicts, mine: read(mine.content), theirs: read(theirs.content) },
    failure: null,
  };
}

/** With what was typed since the two met. */
function sidesOf<Content extends Json>({ conflict, content }: Draft<Content>, read: (content: Json) => Content) {
  if (!conflict) return null;
  const theirs = mergeChanges({ base: conflict.mine, mine: conflict.theirs, theirs: content });
  return { mine: content, theirs: read(theirs.content) };
}

type Standing = {
  isDirty: boolean;
  isSaving: boolean;
  hasFailed: boolean;
  hasProblems: boolean;
  hasConflict: boolean;
};

function stateOf({ isDirty, isSaving, hasFailed, hasProblems, hasConflict }: Standing): SaveState {
  if (hasConflict) return 'Conflict';
  if (hasFailed) return 'Failed';
  if (isSaving) return 'Saving';
  if (hasProblems) return 'Invalid';
  return isDirty ? 'Waiting' : 'Saved';
}
