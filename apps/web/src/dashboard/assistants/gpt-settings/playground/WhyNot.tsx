import { Fragment } from 'react';
import { CircleHelp } from 'lucide-react';
import { WriteArticle } from '../WriteArticle.tsx';
import type { PlaygroundAnswer } from './usePlayground.ts';

type WhyNotProps = { question: string; answer: PlaygroundAnswer; threshold: number };

/** Why a question was refused: what came closest, and which of its words nobody has written of. */
export function WhyNot({ question, answer, threshold }: WhyNotProps) {
  const { found, missingWords, askedCount } = answer;
  // Below what is shown of a figure there is none.
  const best = found.find(({ score }) => score >= 0.005);
  return (
    <div className="grid gap-1 border-t border-line px-3 py-2.5 text-xs text-ink-muted">
      <p className="flex items-center gap-2 font-medium text-caution">
        <CircleHelp aria-hidden className="size-3.5 flex-none" strokeWidth={2} />
        Why not answered
      </p>
      <div className="grid gap-1 pl-[22px]">
        {best ? (
          <p>
            Best passage <Figure>{best.score}</Figure>, under your <Figure>{threshold}</Figure>:{' '}
            <span className="font-medium text-brand">{best.title}</span>
          </p>
        ) : (
          <p>No passage came near.</p>
        )}
        {missingWords.length > 0 && (
          <p>
            No passage names{' '}
            {missingWords.map((word, index) => (
              <Fragment key={word}>
                {index > 0 && (index === missingWords.length - 1 ? ' or ' : ', ')}
                <span className="font-semibold text-ink">{word}</span>
              </Fragment>
            ))}
            .
          </p>
        )}
        <p className="mt-1 flex flex-wrap items-center gap-2">
          <WriteArticle question={question} />
          {askedWords(askedCount)}
        </p>
      </div>
    </div>
  );
}

function askedWords(count: number): string {
  if (count === 0) return 'No visitor has asked this in the last 30 days';
  return count === 1 ? 'Asked once this month' : `Asked ${count} times this month`;
}

function Figure({ children }: { children: number }) {
  return <span className="font-semibold text-ink tabular-nums">{children.toFixed(2)}</span>;
}
