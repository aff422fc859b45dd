import { useRef, useState } from 'react';
import { Ban, Pencil, RotateCcw } from 'lucide-react';
import { flushSync } from 'react-dom';
import { IconButton } from '#ui/IconButton.tsx';
import { useChosenKeys } from './chosenKeys.ts';
import { givenKeys } from './keysOf.ts';
import { KeyRecorder } from './KeyRecorder.tsx';
import { ShownKeys } from './ShownKeys.tsx';
import { type Shortcut } from './shortcut.ts';
import { useChooseKeys } from './useChooseKeys.ts';

type ShortcutRowProps = {
  shortcut: Shortcut;
  /** Whether its keys are ours to give: some the browser or a field hears by itself. */
  isChangeable: boolean;
};

/** What keys do, which ones, and the way to choose others. */
export function ShortcutRow({ shortcut, isChangeable }: ShortcutRowProps) {
  const [isRecording, setIsRecording] = useState(false);
  const isChosen = useChosenKeys(({ chosen }) => chosen[shortcut.id] !== undefined);
  const change = useRef<HTMLButtonElement>(null);
  const choose = useChooseKeys();
  const { label } = shortcut;

  function end() {
    flushSync(() => setIsRecording(false));
    change.current?.focus();
  }

  return (
    <li className="group/row relative flex min-h-[30px] break-inside-avoid flex-wrap items-center gap-x-3 text-dense max-md:min-h-10">
      <span className="min-w-0 flex-1">{label}</span>
      {isRecording ? (
        <KeyRecorder shortcut={shortcut} onEnd={end} />
      ) : (
        <>
          <ShownKeys keys={givenKeys(shortcut)} />
          {isChangeable && (
            <span className="flex flex-none bg-raised group-hover/row:opacity-100 focus-within:opacity-100 md:absolute md:inset-y-0 md:right-0 md:items-center md:pl-2 md:opacity-0">
              <IconButton
                ref={change}
                icon={Pencil}
                label={`Change the keys of ${label}`}
                onClick={() => setIsRecording(true)}
              />
              {isChosen ? (
                <IconButton
                  icon={RotateCcw}
                  label={`Reset keys for ${label}`}
                  onClick={() => {
                    choose([{ shortcut, keys: null }]);
                    change.current?.focus();
                  }}
                />
              ) : (
                <IconButton icon={Ban} label={`Switch off ${label}`} onClick={() => choose([{ shortcut, keys: [] }])} />
              )}
            </span>
          )}
        </>
      )}
    </li>
  );
}
