import { useLocation } from 'react-router-dom';
import { writeFilters } from '#ui/filters/urlFilters.ts';
import { TabLink } from '#ui/tab-bar/TabLink.tsx';
import { TabStrip } from '#ui/tab-bar/TabStrip.tsx';
import { INBOX_FILTERS, NO_SEARCH, type InboxView } from './inboxFilters.ts';

const VIEWS: readonly { id: InboxView; label: string }[] = [
  { id: 'mine', label: 'Mine' },
  { id: 'unassigned', label: 'Unassigned' },
  { id: 'all', label: 'All' },
  { id: 'unread', label: 'Unread' },
  { id: 'handoff', label: 'Handoff' },
];

export type ViewCounts = Readonly<Record<InboxView, number>>;

type InboxTabsProps = {
  /** Null while a search shows what is in any of them. */
  view: InboxView | null;
  /** Under the filter that is on; null while they are to come. */
  counts: ViewCounts | null;
};

/** The views, each with how many conversations it holds. An open conversation stays open. */
export function InboxTabs({ view, counts }: InboxTabsProps) {
  const { pathname, search } = useLocation();
  const addressOf = (id: InboxView) => {
    const params = writeFilters(INBOX_FILTERS, new URLSearchParams(search), { ...NO_SEARCH, view: id }).toString();
    return params ? `${pathname}?${params}` : pathname;
  };

  return (
    <nav aria-label="Views" className="flex-none border-b border-line">
      {/* As wide as beside a conversation, also where an empty list has the whole frame. */}
      <div className="lg:max-w-80">
        <TabStrip isStacked activeId={view}>
          {VIEWS.map(({ id, label }) => (
            <TabLink key={id} item={{ id, label, count: counts?.[id] }} to={addressOf(id)} isActive={id === view} />
          ))}
        </TabStrip>
      </div>
    </nav>
  );
}
