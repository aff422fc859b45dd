import { useState } from 'react';
import { Plus, Unlink } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { ArticleTranslations_article$key } from '#generated/ArticleTranslations_article';
import { paths } from '#router/paths.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { lazyOverlay } from '#ui/lazyOverlay.tsx';
import { languageName } from './articleLanguages.ts';
import { useTranslations } from './useTranslations.ts';

const AddLanguageDialog = lazyOverlay(() => import('./AddLanguageDialog.tsx'));

type ArticleTranslationsProps = { article: ArticleTranslations_article$key; isReadOnly: boolean };

/** The same article in its other languages, and how it comes by one more. */
export function ArticleTranslations({ article: key, isReadOnly }: ArticleTranslationsProps) {
  const { id, language, translations } = useFragment(
    graphql`
      fragment ArticleTranslations_article on Article {
        id
        language
        translations {
          id
          title
          language
          status
        }
      }
    `,
    key,
  );
  const { unlink } = useTranslations(id);
  const [isAdding, setIsAdding] = useState(false);

  return (
    <>
      {translations.length > 0 && (
        <ul aria-label="In other languages" className="grid gap-1">
          {translations.map((translation) => (
            <li key={translation.id} className="flex min-h-7 items-center gap-2">
              <Link
                to={paths.article(translation.id)}
                className="truncate text-brand hover:underline"
                title={translation.title}
              >
                {languageName(translation.language)}
              </Link>
              {translation.status === 'Published' ? null : <Badge>{translation.status}</Badge>}
              {!isReadOnly && (
                <span className="ml-auto">
                  <IconButton
                    icon={Unlink}
                    label={`Unlink ${languageName(translation.language)}`}
                    onClick={() => void unlink(translation)}
                  />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {!isReadOnly && (
        <Button
          size="sm"
          icon={<Plus aria-hidden className="size-3.5" strokeWidth={1.75} />}
          onClick={() => setIsAdding(true)}
        >
          Add a language
        </Button>
      )}
      <AddLanguageDialog
        isOpen={isAdding}
        id={id}
        taken={[language, ...translations.map((translation) => translation.language)]}
        onClose={() => setIsAdding(false)}
      />
    </>
  );
}
