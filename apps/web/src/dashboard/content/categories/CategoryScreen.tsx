import { useState } from 'react';
import { Pencil } from 'lucide-react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks';
import { useResolvedPath } from 'react-router-dom';
import CategoryScreenNode, { type CategoryScreenQuery } from '#generated/CategoryScreenQuery';
import { PageActions } from '#dashboard/frame/PageActions.tsx';
import { useRecordTitle } from '#dashboard/frame/recordTitle.ts';
import { useRefetchOn } from '#dashboard/frame/useRefetchOn.ts';
import { type ScreenProps } from '#router/screen.tsx';
import { usePermission } from '#session/usePermission.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { lazyOverlay } from '#ui/lazyOverlay.tsx';
import { ArticleFilterBar } from '../articles/ArticleFilterBar.tsx';
import { ArticleTable } from '../articles/ArticleTable.tsx';
import { NewArticleButton } from '../articles/NewArticleButton.tsx';
import { onContentChanged } from '../contentChanges.ts';

const CategoryDialog = lazyOverlay(() => import('./CategoryDialog.tsx'));

/** …/articles/categories/{id}: the articles of one category. */
export default function CategoryScreen({ queryRef }: ScreenProps<CategoryScreenQuery>) {
  const { articleCategories, articles } = usePreloadedQuery<CategoryScreenQuery>(
    graphql`
      query CategoryScreenQuery($filter: ArticleFilter!, $sort: ArticleSort!, $skip: Int!) @preloadable {
        articleCategories {
          ...categoryRow_category @relay(mask: false)
        }
        articles(filter: $filter, sort: $sort, first: 14, skip: $skip) {
          totalCount
          nodes {
            ...articleRow_article @relay(mask: false)
          }
        }
      }
    `,
    queryRef,
  );
  useRefetchOn(CategoryScreenNode, queryRef.variables, { event: onContentChanged });
  const { pathname } = useResolvedPath('');
  const mayChange = usePermission('MANAGE_ARTICLES');
  const [isEditing, setIsEditing] = useState(false);
  const category = articleCategories.find(({ id }) => id === queryRef.variables.filter.categoryId);
  useRecordTitle(pathname.replace(/\/$/, ''), category?.name ?? 'Category');
  if (!category) {
    return <EmptyState title="This category is not there">It may have been deleted; its articles stay.</EmptyState>;
  }

  return (
    <>
      {mayChange && (
        <PageActions>
          <IconButton icon={Pencil} label="Edit category" onClick={() => setIsEditing(true)} />
          <NewArticleButton categoryId={category.id} />
        </PageActions>
      )}
      <div className="grid flex-none gap-2 border-b border-line px-5 py-2.5 max-md:px-4">
        {category.description && <p className="text-dense text-ink-muted">{category.description}</p>}
        <ArticleFilterBar isInCategory />
      </div>
      <ArticleTable articles={articles.nodes} total={articles.totalCount} categoryId={category.id} />
      <CategoryDialog isOpen={isEditing} category={category} onClose={() => setIsEditing(false)} />
    </>
  );
}
