import { useEffect, useState } from 'react';
import { Check, Copy, type LucideIcon } from 'lucide-react';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';

type CopyButtonProps = {
  /** What is put on the clipboard. */
  text: string;
  /** «Copy the key». */
  label?: string;
  /** Only the sign; the label is read out. */
  isIconOnly?: boolean;
  size?: 'sm' | 'md';
};

type Outcome = 'copied' | 'failed' | null;

const SAID: Record<'copied' | 'failed', string> = {
  copied: 'Copied',
  failed: 'Not copied: your browser refused it',
};

/** Copies a text, and says whether that worked. */
export function CopyButton({ text, label = 'Copy', isIconOnly = false, size = 'md' }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>(null);

  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setOutcome(null), 2000);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  }

  const said = outcome ? SAID[outcome] : '';
  const icon: LucideIcon = outcome === 'copied' ? Check : Copy;
  return (
    <>
      {isIconOnly ? (
        <IconButton icon={icon} label={said || label} onClick={() => void copy()} />
      ) : (
        <Labelled icon={icon} size={size} label={said || label} onPress={() => void copy()} />
      )}
      <output className="sr-only">{said}</output>
    </>
  );
}

type LabelledProps = { icon: LucideIcon; label: string; size: 'sm' | 'md'; onPress: () => void };

function Labelled({ icon: Icon, label, size, onPress }: LabelledProps) {
  return (
    <Button
      size={size}
      onClick={onPress}
      icon={<Icon aria-hidden className="size-4 text-ink-muted" strokeWidth={1.75} />}
    >
      {label}
    </Button>
  );
}
