import { lazy, memo } from 'react';
import { ChevronRight, Menu as MenuIcon } from 'lucide-react';
import { Link, useMatches } from 'react-router-dom';
import { IconButton } from '#ui/IconButton.tsx';
import { LazyPart } from '#ui/LazyPart.tsx';
import { useIsPainted } from '#ui/useIsPainted.ts';
import { AssistantMenu } from './AssistantMenu.tsx';
import { NotificationBell } from '#dashboard/inbox/notifications/NotificationBell.tsx';
import { PageActionsPlace } from './PageActions.tsx';
import { useRecordTitles } from './recordTitle.ts';
import { Title } from './Title.tsx';
import { isTabbed, titleOf } from './titled.ts';

const SupportChat = lazy(() => import('#support-chat/SupportChat.tsx'));

type TopBarProps = {
  /** On phones an open record has its own bar with the way back; then only the title is left, for screen readers. */
  isDetail: boolean;
  onOpenMenu: () => void;
};

/**
 * Where one is: the way down to the screen, and its title. At the right, what can be done with it. Not drawn anew because
 * something is counted beside it.
 */
export const TopBar = memo(function TopBar({ isDetail, onOpenMenu }: TopBarProps) {
  const isPainted = useIsPainted();
  const records = useRecordTitles();
  const titled = useMatches().flatMap(({ handle, pathname: path }) => {
    const title = titleOf(handle);
    const pathname = path.replace(/\/$/, '');
    return title === null ? [] : [{ title: records[pathname] ?? title, pathname, isTabbed: isTabbed(handle) }];
  });
  // An area and its first screen share a URL: one crumb.
  const crumbs = titled.filter(({ pathname }, index) => pathname !== titled[index + 1]?.pathname);
  const current = crumbs.at(-1);
  const parent = crumbs.at(-2);
  // On phones the tabs are a select that says the title already.
  const phoneTitle = parent?.isTabbed ? parent.title : null;

  return (
    <header
      className={`flex h-topbar flex-none items-center gap-1.5 border-b border-line pr-3 pl-5 max-md:pl-2 print:hidden ${isDetail ? 'max-md:sr-only' : ''}`}
    >
      <IconButton
        icon={MenuIcon}
        label="Menu"
        aria-haspopup="dialog"
        onClick={onOpenMenu}
        className={isDetail ? 'hidden' : 'md:hidden'}
      />
      {crumbs.length > 1 && (
        <nav aria-label="Breadcrumb" className="min-w-0 max-md:hidden">
          <ol className="flex items-center gap-1.5 text-dense text-ink-muted">
            {crumbs.slice(0, -1).map(({ title, pathname }) => (
              <li key={pathname} className="flex min-w-0 items-center gap-1.5">
                <Link to={pathname} className="truncate rounded-sm hover:text-ink">
                  {title}
                </Link>
                <ChevronRight aria-hidden className="size-3.5 flex-none text-ink-faint" strokeWidth={1.75} />
              </li>
            ))}
          </ol>
        </nav>
      )}
      {phoneTitle && (
        <span aria-hidden className="min-w-0 truncate text-sm font-semibold md:hidden">
          {phoneTitle}
        </span>
      )}
      {/* An open record says its own. */}
      {current && !isDetail && <Title>{current.title}</Title>}
      <h1 className={`min-w-0 truncate text-sm font-semibold ${phoneTitle ? 'max-md:sr-only' : ''}`}>
        {current?.title}
      </h1>
      <PageActionsPlace
        className={`ml-auto flex flex-none items-center gap-2 pl-2 ${isDetail ? 'max-md:hidden' : ''}`}
      />
      <NotificationBell className={isDetail ? 'max-md:hidden' : ''} />
      {isPainted && (
        <LazyPart isSilent>
          <SupportChat className={isDetail ? 'max-md:hidden' : ''} />
        </LazyPart>
      )}
      <AssistantMenu className={isDetail ? 'max-md:hidden' : ''} />
    </header>
  );
});
