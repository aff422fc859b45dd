import { useState, type ComponentProps, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { type ViewScreen } from '#generated/CreateSavedView';
import { usePermission } from '#session/usePermission.ts';
import { lazyOverlay } from '#ui/lazyOverlay.tsx';
import { Menu, type MenuGroup } from '#ui/Menu.tsx';

const SavedViewsDialog = lazyOverlay(() => import('./SavedViewsDialog.tsx'));

type SavedViewsMenuProps = {
  screen: ViewScreen;
  /** Of the screen, where views lead. */
  path: string;
  views: readonly { readonly id: string; readonly name: string; readonly query: string; readonly isMine: boolean }[];
  /** What is looked at: the query string of the address, as a view would keep it. */
  query: string;
  renderTrigger: ComponentProps<typeof Menu>['renderTrigger'];
  /** What else can be done with views, between them and the way to keep one. */
  more?: readonly MenuGroup[];
  onChange?: () => void;
};

/** What is looked at on a screen, under a name: to go there, and to keep what is on. */
export function SavedViewsMenu(props: SavedViewsMenuProps): ReactNode {
  const { screen, path, views, query, more = [], onChange } = props;
  const navigate = useNavigate();
  const mayManage = usePermission('MANAGE_CONVERSATIONS');
  const [isOpen, setIsOpen] = useState(false);
  const entries = views.map(({ id, name, query: kept, isMine }) => ({
    id,
    label: name,
    detail: isMine ? undefined : 'Shared',
    onAction: () => void navigate(kept ? `${path}?${kept}` : path),
  }));
  const current = views.find((view) => view.query === query)?.id ?? '';
  const groups = [
    ...(entries.length > 0 ? [{ id: 'views', label: 'Saved views', selectedId: current, entries }] : []),
    ...more,
    ...(mayManage
      ? [{ id: 'keep', entries: [{ id: 'save', label: 'Save or change views', onAction: () => setIsOpen(true) }] }]
      : []),
  ];

  function close() {
    setIsOpen(false);
    onChange?.();
  }

  if (groups.length === 0) return null;
  return (
    <>
      <Menu label="Saved views" groups={groups} renderTrigger={props.renderTrigger} />
      {isOpen && <SavedViewsDialog screen={screen} query={query} onClose={close} />}
    </>
  );
}
