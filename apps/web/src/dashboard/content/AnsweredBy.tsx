import { Fragment } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { AnsweredBy_article$key } from '#generated/AnsweredBy_article';
import { variantOf } from '#dashboard/assistants/assistantKind.ts';
import { paths } from '#router/paths.ts';

/** Which assistants answer from an article, a document or a webpage; each leads to where that is set. */
export function AnsweredBy({ article }: { article: AnsweredBy_article$key }) {
  const { status, includeInGpt, answeredBy, passageCount } = useFragment(
    graphql`
      fragment AnsweredBy_article on Article {
        status
        includeInGpt
        passageCount
        answeredBy {
          id
          title
          type
        }
      }
    `,
    article,
  );
  // Without a passage there is nothing that they could say.
  const assistants = passageCount > 0 ? answeredBy : [];
  const none =
    status === 'Draft' && includeInGpt
      ? 'Assistants answer from it once it is published.'
      : 'No assistant answers from it.';
  return (
    <p className="text-xs break-words text-ink-muted">
      {assistants.length === 0 ? none : 'Answers of: '}
      {assistants.map(({ id, title, type }, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <Link to={paths.assistantTab(variantOf(type), id, 'gpt-settings')} className="link">
            {title}
          </Link>
        </Fragment>
      ))}
    </p>
  );
}
