import { useState } from 'react';
import { Folder, MoreHorizontal, Pencil, Plus, Trash2 } from 'lucide-react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import CategoriesScreenNode, { type CategoriesScreenQuery } from '#generated/CategoriesScreenQuery';
import { PageActions } from '#dashboard/frame/PageActions.tsx';
import { useRefetchOn } from '#dashboard/frame/useRefetchOn.ts';
import { paths } from '#router/paths.ts';
import { type ScreenProps } from '#router/screen.tsx';
import { usePermission } from '#session/usePermission.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { count } from '#ui/format.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { lazyOverlay } from '#ui/lazyOverlay.tsx';
import { ReorderList } from '#ui/lists/ReorderList.tsx';
import { Menu } from '#ui/Menu.tsx';
import { messageOf } from '#ui/messageOf.ts';
import { ConfirmDialog } from '#ui/overlays.ts';
import { PageHeader } from '#ui/PageHeader.tsx';
import { notify } from '#ui/toast.ts';
import { onContentChanged } from '../contentChanges.ts';
import { type CategoryRow } from './categoryRow.ts';
import { useCategories } from './useCategories.ts';

const CategoryDialog = lazyOverlay(() => import('./CategoryDialog.tsx'));

type Asked = { kind: 'edit'; category: CategoryRow | null } | { kind: 'delete'; category: CategoryRow } | null;

/** …/articles/categories: the shelves of articles, and their order. */
export default function CategoriesScreen({ queryRef }: ScreenProps<CategoriesScreenQuery>) {
  const { articleCategories } = usePreloadedQuery<CategoriesScreenQuery>(
    graphql`
      query CategoriesScreenQuery @preloadable {
        articleCategories {
          ...categoryRow_category @relay(mask: false)
        }
      }
    `,
    queryRef,
  );
  useRefetchOn(CategoriesScreenNode, {}, { event: onContentChanged });
  const mayChange = usePermission('MANAGE_ARTICLES');
  const { move, remove } = useCategories();
  const [asked, setAsked] = useState<Asked>(null);
  const create = (
    <Button
      variant="primary"
      icon={<Plus aria-hidden className="size-4" strokeWidth={1.75} />}
      onClick={() => setAsked({ kind: 'edit', category: null })}
    >
      New category
    </Button>
  );

  async function reorder(parentId: string | null, before: readonly CategoryRow[], after: readonly CategoryRow[]) {
    const moved = movedOf(before, after);
    if (!moved) return;
    try {
      await move(moved.id, parentId, after.indexOf(moved));
    } catch (error) {
      notify({ kind: 'error', title: `“${moved.name}” was not moved`, detail: messageOf(error) });
    }
  }

  async function removeAsked({ id, name }: CategoryRow) {
    setAsked(null);
    try {
      await remove(id);
      notify({ kind: 'success', title: `Category “${name}” deleted` });
    } catch (error) {
      notify({ kind: 'error', title: `“${name}” was not deleted`, detail: messageOf(error) });
    }
  }

  const childrenOf = (parentId: string | null) =>
    articleCategories.filter((one) => (one.parentId ?? null) === parentId);
  const list = (parentId: string | null, label: string) => {
    const items = childrenOf(parentId);
    return (
      <ReorderList
        label={label}
        items={items}
        nameOf={({ name }) => name}
        isDisabled={!mayChange || items.length < 2}
        onReorder={(after) => void reorder(parentId, items, after)}
      >
        {(category, { handle, moveButtons }) => (
          <div className="px-3 py-2">
            <div className="flex min-h-9 items-center gap-3">
              {handle}
              <span aria-hidden className="grid size-5 flex-none place-items-center text-base">
                {category.icon || <Folder className="size-4 text-ink-faint" strokeWidth={1.75} />}
              </span>
              <span className="min-w-0 flex-1">
                <Link
                  to={paths.articleCategory(category.id)}
                  className="block truncate text-dense font-medium hover:underline"
                >
                  {category.name}
                </Link>
                {category.description && (
                  <span className="block truncate text-xs text-ink-muted">{category.description}</span>
                )}
              </span>
              <span className="flex-none text-dense text-ink-muted tabular-nums">
                {category.articleCount === 1 ? '1 article' : `${count(category.articleCount)} articles`}
              </span>
              <span className="flex flex-none max-md:hidden">{moveButtons}</span>
              {mayChange && <CategoryMenu category={category} onAsk={setAsked} />}
            </div>
            {childrenOf(category.id).length > 0 && (
              <div className="mt-2 pb-1 pl-8 max-md:pl-2">{list(category.id, `In ${category.name}`)}</div>
            )}
          </div>
        )}
      </ReorderList>
    );
  };

  return (
    <>
      {mayChange && <PageActions>{create}</PageActions>}
      {articleCategories.length === 0 ? (
        <EmptyState icon={Folder} title="No categories yet" action={mayChange && create}>
          Categories are the shelves of your help centre, and an assistant can be kept to some of them.
        </EmptyState>
      ) : (
        <>
          <PageHeader
            title="Categories"
            description="In the order in which the help centre shows them."
            actions={
              <Link to={paths.articleCategoriesSummary} className="link text-dense">
                Summary
              </Link>
            }
          />
          <div className="max-w-[760px] px-5 pb-8 max-md:px-4">{list(null, 'Categories')}</div>
        </>
      )}
      <CategoryDialog
        key={asked?.category?.id ?? 'new'}
        isOpen={asked?.kind === 'edit'}
        category={asked?.category ?? null}
        onClose={() => setAsked(null)}
      />
      <ConfirmDialog
        isOpen={asked?.kind === 'delete'}
        title={`Delete “${asked?.category?.name ?? ''}”?`}
        message="Its articles stay, in no category. Categories in it move up."
        confirmLabel="Delete"
        isDanger
        onConfirm={() => void (asked?.kind === 'delete' && removeAsked(asked.category))}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

/** The one that was taken from its place: all others are in the same order. */
function movedOf(before: readonly CategoryRow[], after: readonly CategoryRow[]): CategoryRow | undefined {
  return before.find((one) => {
    const rest = (rows: readonly CategoryRow[]) => rows.filter((row) => row !== one);
    return before.indexOf(one) !== after.indexOf(one) && rest(before).every((row, index) => row === rest(after)[index]);
  });
}

function CategoryMenu({ category, onAsk }: { category: CategoryRow; onAsk: (asked: Asked) => void }) {
  const label = `Actions for ${category.name}`;
  return (
    <Menu
      label={label}
      groups={[
        {
          id: 'change',
          entries: [
            { id: 'edit', label: 'Edit', icon: Pencil, onAction: () => onAsk({ kind: 'edit', category }) },
            {
              id: 'delete',
              label: 'Delete',
              icon: Trash2,
              isDanger: true,
              onAction: () => onAsk({ kind: 'delete', category }),
            },
          ],
        },
      ]}
      renderTrigger={(trigger) => <IconButton {...trigger} icon={MoreHorizontal} label={label} />}
    />
  );
}
