import { useState } from 'react';
import { TextButton } from '#ui/TextButton.tsx';
import { useBoundShortcuts } from './boundShortcuts.ts';
import { conflictsOf } from './conflictsOf.ts';
import { Keys } from './Keys.tsx';
import { keysText } from './keyLabels.ts';
import { givenKeys } from './keysOf.ts';
import { isApple } from './platform.ts';
import { type Shortcut } from './shortcut.ts';
import { useChooseKeys } from './useChooseKeys.ts';
import { useRecording } from './useRecording.ts';

type KeyRecorderProps = { shortcut: Shortcut; onEnd: () => void };

/** Takes the keys that are pressed next; asks before it takes them away from another shortcut. */
export function KeyRecorder({ shortcut, onEnd }: KeyRecorderProps) {
  const bound = useBoundShortcuts();
  const choose = useChooseKeys();
  const [wanted, setWanted] = useState<string | null>(null);
  const others = bound.map((one) => ({ shortcut: one.shortcut, keys: givenKeys(one.shortcut) }));
  const rivals = wanted === null ? [] : conflictsOf(wanted, shortcut, others);

  function record(keys: string) {
    if (conflictsOf(keys, shortcut, others).length > 0) return setWanted(keys);
    choose([{ shortcut, keys: [keys] }]);
    return onEnd();
  }

  function takeOver(keys: string) {
    const left = rivals.map((rival) => {
      const kept = givenKeys(rival).filter(
        (own) => conflictsOf(keys, shortcut, [{ shortcut: rival, keys: [own] }]).length === 0,
      );
      return { shortcut: rival, keys: kept };
    });
    choose([{ shortcut, keys: [keys] }, ...left]);
    onEnd();
  }

  if (wanted === null) return <Recorder label={shortcut.label} onKeys={record} onEnd={onEnd} />;
  return (
    <div role="alert" className="flex w-full flex-wrap items-center gap-x-3 gap-y-1 py-1 text-xs text-ink-muted">
      <span className="min-w-0 flex-1">
        {keysText(wanted, isApple)} is for “{rivals.map(({ label }) => label).join('”, “')}”.
      </span>
      {/* What was asked for comes first; the focus was on what is gone. */}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
      <TextButton autoFocus onClick={() => takeOver(wanted)}>
        Use it here instead
      </TextButton>
      <TextButton onClick={() => setWanted(null)}>Try other keys</TextButton>
    </div>
  );
}

type RecorderProps = { label: string; onKeys: (keys: string) => void; onEnd: () => void };

function Recorder({ label, onKeys, onEnd }: RecorderProps) {
  const { recorded, onKeyDown } = useRecording({ onKeys, onEnd });
  return (
    <button
      type="button"
      aria-label={`Press the keys for ${label}. Escape cancels.`}
      // Pressed to get here: the keys come next.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      onKeyDown={onKeyDown}
      onBlur={onEnd}
      className="flex h-6 flex-none items-center gap-1.5 rounded-control bg-brand-soft px-2 text-xs text-ink inset-ring inset-ring-focus outline-none"
    >
      {recorded ? <Keys keys={recorded} /> : 'Press keys'}
    </button>
  );
}
