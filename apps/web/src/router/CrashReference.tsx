import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { TextButton } from '#ui/TextButton.tsx';
import { crashReference } from './crashReference.ts';

/** What a person can give to support. */
export function CrashReference({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  const [{ code, text }] = useState(() => crashReference(error, pathname, new Date()));
  const [isCopied, setIsCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
    } catch {
      // The code itself can be selected.
    }
  }

  return (
    <p className="flex items-center gap-1 text-xs text-ink-faint">
      <span>
        For support: <span className="font-medium text-ink-muted tabular-nums select-all">{code}</span>
      </span>
      <TextButton isQuiet onClick={() => void copy()}>
        Copy details
      </TextButton>
      <output className={isCopied ? '' : 'sr-only'}>{isCopied && 'Copied'}</output>
    </p>
  );
}
