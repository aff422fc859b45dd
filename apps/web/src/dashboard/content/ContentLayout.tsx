import { useState } from 'react';
import { FileStack, FileText, Folder, Globe, Plus } from 'lucide-react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { Outlet } from 'react-router-dom';
import ContentLayoutNode, { type ContentLayoutQuery } from '#generated/ContentLayoutQuery';
import { useRefetchOn } from '#dashboard/frame/useRefetchOn.ts';
import { paths } from '#router/paths.ts';
import { type ScreenProps } from '#router/screen.tsx';
import { usePermission } from '#session/usePermission.ts';
import { count } from '#ui/format.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { lazyOverlay } from '#ui/lazyOverlay.tsx';
import { Progress } from '#ui/progress/Progress.tsx';
import { SideMenuLayout } from '#ui/side-menu/SideMenuLayout.tsx';
import { onContentChanged } from './contentChanges.ts';
import { useGptStatusEvents } from './useGptStatusEvents.ts';

const CategoryDialog = lazyOverlay(() => import('./categories/CategoryDialog.tsx'));

/** /dashboard/content/*: its parts and categories with their counts, beside whichever is open. */
export default function ContentLayout({ queryRef }: ScreenProps<ContentLayoutQuery>) {
  const { contentSummary, articleCategories } = usePreloadedQuery<ContentLayoutQuery>(
    graphql`
      query ContentLayoutQuery @preloadable {
        contentSummary {
          types {
            type
            count
            included
            trained
            failed
          }
        }
        articleCategories {
          id
          name
          articleCount
        }
      }
    `,
    queryRef,
  );
  useRefetchOn(ContentLayoutNode, {}, { event: onContentChanged });
  useGptStatusEvents();
  const mayChange = usePermission('MANAGE_ARTICLES');
  const [isCreating, setIsCreating] = useState(false);
  const { types } = contentSummary;
  const countOf = (type: 'Text' | 'Document' | 'Webpage') => types.find((one) => one.type === type)?.count ?? 0;
  const create = mayChange && <IconButton icon={Plus} label="New category" onClick={() => setIsCreating(true)} />;

  return (
    <>
      <SideMenuLayout
        label="Content"
        prefix={paths.content}
        onPhone="select"
        groups={[
          {
            id: 'parts',
            items: [
              { id: 'articles', label: 'Articles', icon: FileText, count: countOf('Text') },
              { id: 'articles/categories', label: 'Categories', icon: Folder, count: articleCategories.length },
              { id: 'documents', label: 'Documents', icon: FileStack, count: countOf('Document') },
              { id: 'webpages', label: 'Webpages', icon: Globe, count: countOf('Webpage') },
            ],
          },
          {
            id: 'categories',
            label: 'Categories',
            action: create,
            items: articleCategories.map(({ id, name, articleCount }) => ({
              id: `articles/categories/${id}`,
              label: name,
              count: articleCount,
            })),
          },
        ]}
        foot={<UsedInAnswers types={types} />}
      >
        <Outlet />
      </SideMenuLayout>
      <CategoryDialog isOpen={isCreating} category={null} onClose={() => setIsCreating(false)} />
    </>
  );
}

type Counted = { readonly included: number; readonly trained: number; readonly failed: number };

/** How much of what answers may use is ready for them. */
function UsedInAnswers({ types }: { types: readonly Counted[] }) {
  const sum = (of: (one: Counted) => number) => types.reduce((all, one) => all + of(one), 0);
  const [all, trained, failed] = [sum((one) => one.included), sum((one) => one.trained), sum((one) => one.failed)];
  if (all === 0) return null;
  return (
    <div className="mt-4 grid gap-2 px-2 text-dense">
      <p className="text-xs font-medium text-ink-faint">Used in answers</p>
      <p className="text-ink-muted">
        {`${count(trained)} of ${count(all)} trained${failed > 0 ? `, ${count(failed)} failed` : ''}`}
      </p>
      <Progress label="Trained" share={trained / all} />
    </div>
  );
}
