import { useId } from 'react';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { FaqFigures_faq$key } from '#generated/FaqFigures_faq';
import { paths } from '#router/paths.ts';
import { Sparkline } from '#ui/charts/Sparkline.tsx';
import { count, percent } from '#ui/format.ts';
import { Time } from '#ui/Time.tsx';

/** How often an FAQ answered in the last 30 days, whether it helped, and where. */
export function FaqFigures({ faq: key }: { faq: FaqFigures_faq$key }) {
  const { days, lastAnswers } = useFragment(
    graphql`
      fragment FaqFigures_faq on AutomatedFaq {
        days(last: 30) {
          day
          hits
          helpful
          unhelpful
        }
        lastAnswers {
          conversationId
          question
          isHelpful
          answeredAt
        }
      }
    `,
    key,
  );
  const headingId = useId();
  const sum = (of: (day: (typeof days)[number]) => number) => days.reduce((all, day) => all + of(day), 0);
  const [hits, helpful, unhelpful] = [sum((day) => day.hits), sum((day) => day.helpful), sum((day) => day.unhelpful)];
  const votes = helpful + unhelpful;
  return (
    <section aria-labelledby={headingId} className="grid grid-cols-1 gap-2">
      <h2 id={headingId} className="text-sm font-semibold">
        Last 30 days
      </h2>
      <p className="text-dense">
        <strong className="font-semibold tabular-nums">{count(hits)}</strong> {hits === 1 ? 'answer' : 'answers'}
        {votes > 0 && (
          <>
            {', helpful for '}
            <strong className="font-semibold tabular-nums">{percent(helpful / votes)}</strong>
            {` of the ${count(votes)} who said`}
          </>
        )}
      </p>
      {hits > 0 && <Sparkline isFilled points={days.map((day, index) => [index / (days.length - 1), day.hits])} />}
      {lastAnswers.length > 0 && (
        <ul aria-label="What it answered last" className="divide-y divide-line text-dense">
          {lastAnswers.map(({ conversationId, question, isHelpful, answeredAt }, index) => (
            // The same may be asked twice in a conversation.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className="flex items-center gap-2 py-1.5">
              <Link to={paths.conversation(conversationId)} dir="auto" className="link min-w-0 flex-1 truncate">
                {question}
              </Link>
              <Verdict isHelpful={isHelpful ?? null} />
              <Time instant={answeredAt} className="flex-none text-xs text-ink-muted" />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Verdict({ isHelpful }: { isHelpful: boolean | null }) {
  if (isHelpful === null) return null;
  const Thumb = isHelpful ? ThumbsUp : ThumbsDown;
  return (
    <span className={`flex-none ${isHelpful ? 'text-positive' : 'text-critical'}`}>
      <Thumb aria-hidden className="size-3.5" strokeWidth={1.75} />
      <span className="sr-only">{isHelpful ? 'It helped' : 'It did not help'}</span>
    </span>
  );
}
