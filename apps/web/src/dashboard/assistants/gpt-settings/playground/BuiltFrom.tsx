import { useEffect, useRef } from 'react';
import { FileText, Minus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { AnsweredByFaq } from '#dashboard/inbox/answers/AnsweredByFaq.tsx';
import { paths } from '#router/paths.ts';
import type { PlaygroundPassage, Turn } from './usePlayground.ts';

type BuiltFromProps = {
  turn: Turn | undefined;
  /** The number of the source that was pressed. */
  cited: number | null;
};

/** The passages that an answer was built from, with their scores, and below the threshold those that did not count. */
export function BuiltFrom({ turn, cited }: BuiltFromProps) {
  const answer = turn?.answer;
  const found = answer?.found ?? [];
  const above = found.filter(({ isAbove }) => isAbove);
  const below = found.filter(({ isAbove }) => !isAbove);
  const used = found.filter(({ number }) => number !== null).length;
  return (
    <section
      aria-label="Built from"
      className="flex min-h-0 flex-none flex-col border-line max-md:border-t md:w-72 md:border-l"
    >
      <p className="flex-none px-4 py-3 text-dense text-ink-muted">
        <span className="mr-2 font-semibold text-ink">Built from</span>
        {answer?.faq
          ? 'an automated FAQ'
          : answer
            ? `${used} of ${answer.passageCount} passages`
            : 'the passages that fit, once you ask'}
      </p>
      <div className="min-h-0 flex-1 overflow-y-auto max-md:overflow-visible">
        {answer?.faq && (
          <div className="px-4 py-2.5">
            <AnsweredByFaq faq={answer.faq} />
          </div>
        )}
        <ol aria-label="Passages that count" className="divide-y divide-line">
          {above.map((passage) => (
            <Passage
              key={`${passage.articleId} ${passage.heading} ${passage.text}`}
              passage={passage}
              threshold={turn?.threshold ?? 0}
              isShown={passage.number !== null && passage.number === cited}
            />
          ))}
        </ol>
        {turn && answer && !answer.faq && (
          <p className="flex items-center gap-2 px-4 py-1 text-xs text-ink-muted">
            <span aria-hidden className="flex-1 border-t border-dashed border-line-strong" />
            <span>
              Threshold <span className="font-semibold text-ink tabular-nums">{turn.threshold.toFixed(2)}</span>
            </span>
            <span aria-hidden className="flex-1 border-t border-dashed border-line-strong" />
          </p>
        )}
        <ol aria-label="Passages that score too little" className="divide-y divide-line">
          {below.map((passage) => (
            <Passage
              key={`${passage.articleId} ${passage.heading} ${passage.text}`}
              passage={passage}
              threshold={turn?.threshold ?? 0}
              isShown={false}
            />
          ))}
        </ol>
      </div>
      {answer && (
        <p className="flex flex-none items-center justify-between gap-2 border-t border-line px-4 py-2 text-xs text-ink-muted">
          Weighs words and meaning
          <Link to={paths.content} className="link">
            Open in content
          </Link>
        </p>
      )}
    </section>
  );
}

type PassageProps = { passage: PlaygroundPassage; threshold: number; isShown: boolean };

function Passage({ passage, threshold, isShown }: PassageProps) {
  const { number, title, heading, text, page, score, quote } = passage;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isShown) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isShown]);
  return (
    <li
      ref={row}
      aria-current={isShown || undefined}
      className={`grid grid-cols-[auto_minmax(0,1fr)] gap-x-2.5 px-4 py-2.5 text-dense ${isShown ? 'bg-press' : ''}`}
    >
      <Number value={number ?? null} isShown={isShown} />
      <div className="grid grid-cols-1 gap-1">
        <p className="flex items-center gap-2">
          <span className="min-w-0 flex-1 truncate font-medium">{heading || title}</span>
          <Score score={score} threshold={threshold} />
        </p>
        <p className={`text-pretty text-ink-muted ${isShown ? '' : 'line-clamp-3'}`}>
          <Quoted text={text} quote={quote ?? null} />
        </p>
        <p className="flex min-w-0 items-center gap-1.5 text-xs text-ink-muted">
          <FileText aria-hidden className="size-3 flex-none" strokeWidth={1.75} />
          <span className="truncate">{page === null || page === undefined ? title : `${title}, page ${page}`}</span>
        </p>
      </div>
    </li>
  );
}

function Number({ value, isShown }: { value: number | null; isShown: boolean }) {
  const look = isShown ? 'bg-brand text-brand-ink' : 'bg-brand-soft text-brand';
  return (
    <span
      className={`mt-0.5 grid size-[18px] place-items-center rounded-[4px] text-2xs font-semibold ${value === null ? 'bg-well text-ink-muted inset-ring inset-ring-line' : look}`}
    >
      {value ?? <Minus aria-label="Not used" className="size-3" />}
    </span>
  );
}

/** How well a passage fits, on a line with a tick where it begins to count. */
function Score({ score, threshold }: { score: number; threshold: number }) {
  const isAbove = score >= threshold;
  return (
    <>
      <span aria-hidden className="relative h-1 w-14 flex-none rounded-full bg-press">
        <span
          className={`absolute inset-y-0 left-0 rounded-full ${isAbove ? 'bg-brand' : 'bg-ink-faint'}`}
          style={{ width: `${score * 100}%` }}
        />
        <span className="absolute inset-y-0 w-px bg-ink-muted" style={{ insetInlineStart: `${threshold * 100}%` }} />
      </span>
      <span className={`w-8 flex-none text-right tabular-nums ${isAbove ? 'font-semibold' : 'text-ink-muted'}`}>
        {score.toFixed(2)}
      </span>
    </>
  );
}

/** The text with what the answer rests on underlined. */
function Quoted({ text, quote }: { text: string; quote: string | null }) {
  const at = quote ? text.indexOf(quote) : -1;
  if (at < 0 || !quote) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark className="bg-brand-soft text-ink underline">{quote}</mark>
      {text.slice(at + quote.length)}
    </>
  );
}
