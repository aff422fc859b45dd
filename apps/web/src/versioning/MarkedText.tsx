import type { TextPart } from './markedText.ts';

/** A changed text, read once: what is gone is struck out, what is new underlined, and both are read out. */
export function MarkedText({ parts }: { parts: readonly TextPart[] }) {
  return (
    <span dir="auto" className="whitespace-pre-line text-ink wrap-anywhere">
      {parts.map(({ kind, text }, index) => {
        if (kind === 'Kept') return text;
        const Mark = kind === 'Added' ? 'ins' : 'del';
        return (
          // Parts are what they are at their place.
          // oxlint-disable-next-line react/no-array-index-key
          <Mark key={index} className={LOOKS[kind]}>
            <span className="sr-only">{kind === 'Added' ? ' added: ' : ' removed: '}</span>
            {text}
            <span className="sr-only">{kind === 'Added' ? ', end of added ' : ', end of removed '}</span>
          </Mark>
        );
      })}
    </span>
  );
}

const LOOKS = {
  Added: 'bg-positive-soft text-positive underline underline-offset-2',
  Removed: 'bg-critical-soft text-critical line-through',
};
