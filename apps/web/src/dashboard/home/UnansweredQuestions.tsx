import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { UnansweredQuestions_query$key } from '#generated/UnansweredQuestions_query';
import { WriteArticle } from '#dashboard/assistants/gpt-settings/WriteArticle.tsx';
import { paths } from '#router/paths.ts';
import { counted } from '#ui/format.ts';
import { HomeSection } from './HomeSection.tsx';

const MOST_SHOWN = 4;

/** What visitors asked without an answer, the most frequent first; nothing where every question got one. */
export function UnansweredQuestions(props: { query: UnansweredQuestions_query$key }) {
  const { unansweredQuestions } = useFragment(
    graphql`
      fragment UnansweredQuestions_query on Query {
        unansweredQuestions {
          key
          question
          count
          conversationIds
        }
      }
    `,
    props.query,
  );
  if (unansweredQuestions.length === 0) return null;
  return (
    <HomeSection
      title="Questions without an answer"
      aside="last 30 days"
      action={
        <Link to={paths.insights} className="link">
          All {unansweredQuestions.length}
        </Link>
      }
    >
      <ul className="border-b border-line">
        {unansweredQuestions.slice(0, MOST_SHOWN).map(({ key, question, count, conversationIds: [conversationId] }) => (
          <li key={key} className="flex min-h-11 items-center gap-3 border-t border-line py-1.5 text-dense">
            <span dir="auto" title={question} className="line-clamp-2 min-w-0 flex-1 wrap-anywhere">
              {conversationId ? (
                <Link to={paths.conversation(conversationId)} className="hover:underline">
                  {question}
                </Link>
              ) : (
                question
              )}
            </span>
            <span className="flex-none text-xs text-ink-faint tabular-nums">
              {count === 1 ? 'Once' : counted(count, 'time')}
            </span>
            <WriteArticle question={question} />
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
