import { Bookmark, ChevronDown } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useLocation, useNavigate } from 'react-router-dom';
import type { AnalyticsViews_query$key } from '#generated/AnalyticsViews_query';
import { PageActions } from '#dashboard/frame/PageActions.tsx';
import { SavedViewsMenu } from '#dashboard/saved-views/SavedViewsMenu.tsx';
import { useDefaultView } from '#dashboard/saved-views/useDefaultView.ts';
import { paths } from '#router/paths.ts';
import { Button } from '#ui/Button.tsx';

/** Days and filters under a name, in the top bar: to go there, to keep what is on, and to begin with one. */
export function AnalyticsViews(props: { query: AnalyticsViews_query$key }) {
  const { savedViews } = useFragment(
    graphql`
      fragment AnalyticsViews_query on Query {
        savedViews(screen: Analytics) {
          id
          name
          query
          isMine
          isDefault
        }
      }
    `,
    props.query,
  );
  const navigate = useNavigate();
  const query = keptOf(useLocation().search);
  const { setDefault } = useDefaultView('Analytics');
  const current = savedViews.find((view) => view.query === query);

  return (
    <PageActions>
      <SavedViewsMenu
        screen="Analytics"
        path={paths.analytics}
        views={savedViews}
        query={query}
        more={[
          ...(query === ''
            ? []
            : [
                {
                  id: 'usual',
                  entries: [
                    { id: 'last30Days', label: 'The last 30 days', onAction: () => void navigate(paths.analytics) },
                  ],
                },
              ]),
          ...(current
            ? [
                {
                  id: 'default',
                  entries: [
                    {
                      id: 'setDefault',
                      label: current.isDefault ? 'No longer open with this view' : 'Always open with this view',
                      onAction: () => void setDefault(current, !current.isDefault),
                    },
                  ],
                },
              ]
            : []),
        ]}
        renderTrigger={(trigger) => (
          <Button
            {...trigger}
            aria-label={current ? `Saved views: ${current.name}` : 'Saved views'}
            icon={<Bookmark aria-hidden className="size-4" strokeWidth={1.75} />}
          >
            <span className="max-w-40 truncate max-md:sr-only">{current?.name ?? 'Views'}</span>
            <ChevronDown aria-hidden className="size-3.5" strokeWidth={2} />
          </Button>
        )}
      />
    </PageActions>
  );
}

/** What of an address a view keeps: not what happens to be open over the report. */
function keptOf(search: string): string {
  const params = new URLSearchParams(search);
  params.delete('behind');
  params.delete('reports');
  return params.toString();
}
