import { graphql, useFragment } from 'react-relay/hooks';
import type { AnsweredBy_article$key } from '#generated/AnsweredBy_article';

/** Which assistants answer from an article, a document or a webpage. */
export function AnsweredBy({ article }: { article: AnsweredBy_article$key }) {
  const { answeredBy, passageCount } = useFragment(
    graphql`
      fragment AnsweredBy_article on Article {
        passageCount
        answeredBy {
          id
          title
        }
      }
    `,
    article,
  );
  // Without a passage there is nothing that they could say.
  const titles = passageCount > 0 ? answeredBy.map(({ title }) => title).join(', ') : '';
  return (
    <p className="text-xs break-words text-ink-muted">
      {titles ? `Answers of: ${titles}` : 'No assistant answers from it.'}
    </p>
  );
}
