import { Plus } from 'lucide-react';
import { graphql } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import type { CreateArticle } from '#generated/CreateArticle';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { paths } from '#router/paths.ts';
import { Button } from '#ui/Button.tsx';
import { messageOf } from '#ui/messageOf.ts';
import { notify } from '#ui/toast.ts';
import { contentChanged } from '../contentChanges.ts';

/** Begins an article and goes to it. */
export function NewArticleButton({ categoryId = null }: { categoryId?: string | null }) {
  const navigate = useNavigate();
  const [create, isCreating] = useAsyncMutation<CreateArticle>(graphql`
    mutation CreateArticle($input: CreateArticleInput!) {
      createArticle(input: $input) {
        ...articleRow_article @relay(mask: false)
      }
    }
  `);

  async function begin() {
    try {
      const { createArticle } = await create({ input: { categoryId } });
      contentChanged();
      await navigate(paths.article(createArticle.id));
    } catch (error) {
      notify({ kind: 'error', title: 'No article was begun', detail: messageOf(error) });
    }
  }

  return (
    <Button
      variant="primary"
      isBusy={isCreating}
      busyLabel="Creating"
      icon={<Plus aria-hidden className="size-4" strokeWidth={1.75} />}
      onClick={() => void begin()}
    >
      <span className="max-md:sr-only">New article</span>
    </Button>
  );
}
