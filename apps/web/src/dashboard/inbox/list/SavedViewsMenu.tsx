import { useState } from 'react';
import { Bookmark } from 'lucide-react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '#router/paths.ts';
import { usePermission } from '#session/usePermission.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { lazyOverlay } from '#ui/lazyOverlay.tsx';
import { Menu } from '#ui/Menu.tsx';
import { type FilterChoices } from './fetchFilterChoices.ts';

const SavedViewsDialog = lazyOverlay(() => import('./SavedViewsDialog.tsx'));

type SavedViewsMenuProps = { views: FilterChoices['savedViews']; onChange: () => void };

/** Filters and order under a name: to go there, and to keep those that are on. */
export function SavedViewsMenu({ views, onChange }: SavedViewsMenuProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const mayManage = usePermission('MANAGE_CONVERSATIONS');
  const [isOpen, setIsOpen] = useState(false);
  const query = search.slice(1);
  const entries = views.map(({ id, name, query: kept, isMine }) => ({
    id,
    label: name,
    detail: isMine ? undefined : 'Shared',
    onAction: () => void navigate(kept ? `${paths.inbox}?${kept}` : paths.inbox),
  }));
  const current = views.find((view) => view.query === query)?.id ?? '';
  const groups = [
    ...(entries.length > 0 ? [{ id: 'views', label: 'Saved views', selectedId: current, entries }] : []),
    ...(mayManage
      ? [{ id: 'keep', entries: [{ id: 'save', label: 'Save or change views', onAction: () => setIsOpen(true) }] }]
      : []),
  ];

  function close() {
    setIsOpen(false);
    onChange();
  }

  if (groups.length === 0) return null;
  return (
    <>
      <Menu
        label="Saved views"
        groups={groups}
        renderTrigger={(trigger) => <IconButton {...trigger} icon={Bookmark} label="Saved views" />}
      />
      {isOpen && <SavedViewsDialog query={query} onClose={close} />}
    </>
  );
}
