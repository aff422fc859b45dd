import { graphql } from 'react-relay/hooks';
import type { LinkTranslation } from '#generated/LinkTranslation';
import type { TranslateArticle } from '#generated/TranslateArticle';
import type { UnlinkTranslation } from '#generated/UnlinkTranslation';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { messageOf } from '#ui/messageOf.ts';
import { notify } from '#ui/toast.ts';
import { contentChanged } from '../../contentChanges.ts';
import { languageName } from './articleLanguages.ts';

/** Changes which articles are this one in other languages. `translate` and `link` reject with what the API says. */
export function useTranslations(id: string) {
  const [translateArticle, isTranslating] = useAsyncMutation<TranslateArticle>(graphql`
    mutation TranslateArticle($input: TranslateArticleInput!) {
      translateArticle(input: $input) {
        id
        translations {
          ...ArticleTranslations_article
        }
      }
    }
  `);
  const [linkTranslation, isLinking] = useAsyncMutation<LinkTranslation>(graphql`
    mutation LinkTranslation($input: LinkTranslationInput!) {
      linkTranslation(input: $input) {
        ...ArticleTranslations_article
        translations {
          ...ArticleTranslations_article
        }
      }
    }
  `);
  const [unlinkTranslation] = useAsyncMutation<UnlinkTranslation>(graphql`
    mutation UnlinkTranslation($id: ID!) {
      unlinkTranslation(id: $id) {
        ...ArticleTranslations_article
      }
    }
  `);

  async function link(translationId: string) {
    await linkTranslation({ input: { articleId: id, translationId } });
    contentChanged();
  }

  async function run(what: string, done: () => Promise<unknown>) {
    try {
      await done();
    } catch (error) {
      notify({ kind: 'error', title: `${what} was not changed`, detail: messageOf(error) });
    }
  }

  return {
    isBusy: isTranslating || isLinking,
    link,
    /** Answers the id of the draft that it begins. */
    translate: async (language: string): Promise<string> => {
      const { translateArticle: begun } = await translateArticle({ input: { articleId: id, language } });
      contentChanged();
      return begun.id;
    },
    unlink: async (translation: { id: string; language: string }) => {
      const name = languageName(translation.language);
      await run(name, async () => {
        await unlinkTranslation({ id: translation.id });
        contentChanged();
        const onAction = () => void run(name, () => link(translation.id));
        notify({ kind: 'success', title: `${name} was unlinked`, action: { label: 'Undo', onAction } });
      });
    },
  };
}
