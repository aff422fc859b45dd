import { useState } from 'react';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { lazyOverlay } from '#ui/lazyOverlay.tsx';
import { TextButton } from '#ui/TextButton.tsx';
import { describeVerdict, type Verdict } from './describeVerdict.ts';

const WhyThisAnswer = lazyOverlay(() => import('./WhyThisAnswer.tsx'));

type AnswerNoteProps = { messageId: string; verdict: Verdict };

/** Beneath an answer of the assistant: what the visitor said of it, and the way to how it came about. */
export function AnswerNote({ messageId, verdict }: AnswerNoteProps) {
  const [isOpen, setIsOpen] = useState(false);
  const words = describeVerdict(verdict);
  const Thumb = verdict.isHelpful ? ThumbsUp : ThumbsDown;
  return (
    <>
      {words && (
        <span title={words} className={verdict.isHelpful ? 'text-positive' : 'text-critical'}>
          <Thumb aria-hidden className="size-3.5" strokeWidth={1.75} />
          <span className="sr-only">{words}</span>
        </span>
      )}
      <TextButton aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Why this answer
      </TextButton>
      {isOpen && <WhyThisAnswer messageId={messageId} onClose={() => setIsOpen(false)} />}
    </>
  );
}
