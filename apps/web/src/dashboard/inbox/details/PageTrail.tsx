import { graphql, useFragment } from 'react-relay/hooks';
import { type PageTrail_visitor$key } from '#generated/PageTrail_visitor';
import { Time } from '#ui/Time.tsx';
import { Panel } from './Panel.tsx';

/** The pages a visitor had open, newest first; nothing when none are known. */
export function PageTrail({ visitor }: { visitor: PageTrail_visitor$key }) {
  const { pageViews } = useFragment(
    graphql`
      fragment PageTrail_visitor on Visitor {
        pageViews(first: 8) {
          id
          url
          title
          viewedAt
        }
      }
    `,
    visitor,
  );
  if (pageViews.length === 0) return null;
  return (
    <Panel title="Pages">
      <ul className="grid gap-y-1.5">
        {pageViews.map(({ id, url, title, viewedAt }) => (
          <li key={id} className="flex items-baseline gap-3">
            <a href={url} target="_blank" rel="noreferrer" title={url} className="min-w-0 truncate hover:underline">
              {title || pathOf(url)}
            </a>
            <Time instant={viewedAt} className="ml-auto flex-none text-ink-faint tabular-nums" />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : url;
}
