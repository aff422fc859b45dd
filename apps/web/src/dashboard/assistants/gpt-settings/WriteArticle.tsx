import { PencilLine } from 'lucide-react';
import { graphql } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import type { WriteArticleMutation } from '#generated/WriteArticleMutation';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { paths } from '#router/paths.ts';
import { usePermission } from '#session/usePermission.ts';
import { Button } from '#ui/Button.tsx';
import { messageOf } from '#ui/messageOf.ts';
import { notify } from '#ui/toast.ts';

/** Begins an article with a question as its title and how a colleague answered it, and opens it; nothing for who may not write articles. */
export function WriteArticle({ question }: { question: string }) {
  const mayWrite = usePermission('MANAGE_ARTICLES');
  const navigate = useNavigate();
  const [write, isWriting] = useAsyncMutation<WriteArticleMutation>(graphql`
    mutation WriteArticleMutation($input: GapInput!) {
      writeGapArticle(input: $input) {
        id
        targetId
      }
    }
  `);
  if (!mayWrite) return null;

  async function begin() {
    try {
      const { writeGapArticle } = await write({ input: { questions: [question] } });
      if (writeGapArticle.targetId) await navigate(paths.article(writeGapArticle.targetId));
    } catch (error) {
      notify({ kind: 'error', title: 'The article was not begun', detail: messageOf(error) });
    }
  }

  return (
    <Button
      size="sm"
      isBusy={isWriting}
      icon={<PencilLine aria-hidden className="size-3.5" strokeWidth={1.75} />}
      onClick={() => void begin()}
    >
      Write article
    </Button>
  );
}
