import { graphql } from 'react-relay/hooks';
import type { useCategoriesCreateMutation } from '#generated/useCategoriesCreateMutation';
import type { useCategoriesDeleteMutation } from '#generated/useCategoriesDeleteMutation';
import type { useCategoriesMoveMutation } from '#generated/useCategoriesMoveMutation';
import type { ArticleCategoryInput, useCategoriesUpdateMutation } from '#generated/useCategoriesUpdateMutation';
import { removeFromRootList } from '#relay/rootList.ts';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { contentChanged } from '../contentChanges.ts';

/** Makes, changes, moves and deletes categories. Each rejects with the API's error. */
export function useCategories() {
  const [create] = useAsyncMutation<useCategoriesCreateMutation>(graphql`
    mutation useCategoriesCreateMutation($input: ArticleCategoryInput!) {
      createArticleCategory(input: $input) {
        ...categoryRow_category @relay(mask: false)
      }
    }
  `);
  const [update] = useAsyncMutation<useCategoriesUpdateMutation>(graphql`
    mutation useCategoriesUpdateMutation($id: ID!, $input: ArticleCategoryInput!) {
      updateArticleCategory(id: $id, input: $input) {
        ...categoryRow_category @relay(mask: false)
      }
    }
  `);
  const [move] = useAsyncMutation<useCategoriesMoveMutation>(graphql`
    mutation useCategoriesMoveMutation($id: ID!, $parentId: ID, $position: Int!) {
      moveArticleCategory(id: $id, parentId: $parentId, position: $position) {
        ...categoryRow_category @relay(mask: false)
      }
    }
  `);
  const [remove] = useAsyncMutation<useCategoriesDeleteMutation>(graphql`
    mutation useCategoriesDeleteMutation($id: ID!) {
      deleteArticleCategory(id: $id)
    }
  `);

  return {
    save: async (id: string | null, input: ArticleCategoryInput) => {
      const saved =
        id === null
          ? (await create({ input })).createArticleCategory
          : (await update({ id, input })).updateArticleCategory;
      contentChanged();
      return saved.id;
    },
    move: async (id: string, parentId: string | null, position: number) => {
      await move(
        { id, parentId, position },
        {
          updater: (store) => {
            const inOrder = store.getPluralRootField('moveArticleCategory');
            if (inOrder) store.getRoot().setLinkedRecords([...inOrder], 'articleCategories');
          },
        },
      );
      contentChanged();
    },
    remove: async (id: string) => {
      await remove({ id }, { updater: removeFromRootList('articleCategories', id) });
      contentChanged();
    },
  };
}
