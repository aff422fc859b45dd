import { Link } from 'react-router-dom';
import { type WhyThisAnswerQuery$data } from '#generated/WhyThisAnswerQuery';
import { paths } from '#router/paths.ts';
import { Score } from './Score.tsx';

type Trace = NonNullable<NonNullable<NonNullable<WhyThisAnswerQuery$data['node']>['answer']>['trace']>;

const REASONS = {
  Similarity: 'It is much like this phrasing:',
  Keywords: 'It holds the keywords:',
  Regex: 'The expression of the FAQ is found in it:',
} as const;

/** Which automated FAQ answered in place of GPT, and by what it knew the question. */
export function AnsweredByFaq({ faq }: { faq: NonNullable<Trace['faq']> }) {
  const { id, question, mode, score, threshold, phrasing, words } = faq;
  return (
    <section>
      <h3 className="mb-1 font-medium">Automated FAQ</h3>
      <div className="grid grid-cols-1 gap-1.5 text-dense">
        <p className="flex items-baseline gap-x-2">
          <Link to={paths.automatedFaq(id)} className="link min-w-0 truncate">
            {question}
          </Link>
          <Score score={score} threshold={threshold} />
        </p>
        <p className="text-ink-muted">{REASONS[mode]}</p>
        <p dir="auto" className="wrap-anywhere">
          {phrasing === null ? words.map((word) => `“${word}”`).join(', ') : `“${phrasing}”`}
        </p>
        {phrasing !== null && words.length > 0 && <p className="text-ink-muted">Words in common: {words.join(', ')}</p>}
      </div>
    </section>
  );
}
