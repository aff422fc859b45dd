import { useState, type ReactNode } from 'react';
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay/hooks';
import type { ArticlePanel_article$data, ArticlePanel_article$key } from '#generated/ArticlePanel_article';
import type { ArticlePanelCategoriesQuery } from '#generated/ArticlePanelCategoriesQuery';
import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { Select } from '#ui/controls/Select.tsx';
import { Switch } from '#ui/controls/Switch.tsx';
import { TextArea } from '#ui/controls/TextArea.tsx';
import { count, percent } from '#ui/format.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { TextField } from '#ui/TextField.tsx';
import { Time } from '#ui/Time.tsx';
import type { useDraft } from '#versioning/useDraft.ts';
import { AnsweredBy } from '../../AnsweredBy.tsx';
import { GptStatus } from '../../GptStatus.tsx';
import { PassagesDialog } from '../../passages/PassagesDialog.tsx';
import { NO_CATEGORY } from '../articlesFilters.ts';
import type { ArticleContent } from './articleContent.ts';
import { ARTICLE_LANGUAGES, languageName } from './articleLanguages.ts';
import { ArticleTranslations } from './ArticleTranslations.tsx';
import { useArticleSettings } from './useArticleSettings.ts';

type ArticlePanelProps = {
  article: ArticlePanel_article$key;
  draft: ReturnType<typeof useDraft<ArticleContent>>;
  isReadOnly: boolean;
  className: string;
};

/** Beside the text: how answers and readers use the article, where it stands, and how it is found. */
export function ArticlePanel({ article: key, draft, isReadOnly, className }: ArticlePanelProps) {
  const article = useFragment(
    graphql`
      fragment ArticlePanel_article on Article {
        id
        language
        tags
        includeInGpt
        publishAt
        publishedAt
        trainedAt
        passageCount
        views
        helpfulUp
        helpfulDown
        createdAt
        slug
        category {
          id
        }
        author {
          name
        }
        ...GptStatus_article
        ...AnsweredBy_article
        ...ArticleTranslations_article
      }
    `,
    key,
  );
  const { content, change, problems, refused } = draft;
  const settings = useArticleSettings(article.id);
  const { language, tags, includeInGpt, category } = article;
  const write = (field: keyof ArticleContent) => ({
    value: content[field],
    error: problems[field] ?? refused[field],
    isDisabled: isReadOnly,
    onChange: (value: string) => change((now) => ({ ...now, [field]: value })),
  });

  return (
    <aside
      aria-label="Details"
      className={`flex w-80 flex-none flex-col gap-5 overflow-y-auto border-line px-5 py-5 text-dense max-xl:w-auto xl:border-l ${className}`}
    >
      <Part title="Answers">
        <div className="flex items-center justify-between gap-3">
          <GptStatus article={article} />
          {article.passageCount > 0 && <PassagesDialog articleId={article.id} passageCount={article.passageCount} />}
        </div>
        <Switch
          isSpread
          label="Use in answers"
          value={includeInGpt}
          isDisabled={isReadOnly}
          onChange={(isIncluded) => void settings.setIncluded(isIncluded)}
        />
        <AnsweredBy article={article} />
      </Part>
      <Part title="Place">
        <QueryBoundary what="categories" isInCard fallback={<Skeleton className="h-14" />}>
          {(fetchKey) => (
            <CategoryField
              fetchKey={fetchKey}
              value={category?.id ?? NO_CATEGORY}
              isDisabled={isReadOnly}
              onChange={(id) => void settings.setCategory(id === NO_CATEGORY ? null : id)}
            />
          )}
        </QueryBoundary>
        <TagsField
          key={tags.join()}
          tags={tags}
          isDisabled={isReadOnly}
          onChange={(next) => void settings.update({ tags: next })}
        />
      </Part>
      <Part title="Languages">
        <Select
          label="Language"
          value={language}
          options={
            ARTICLE_LANGUAGES.some(({ id }) => id === language)
              ? ARTICLE_LANGUAGES
              : [...ARTICLE_LANGUAGES, { id: language, label: languageName(language) }]
          }
          isDisabled={isReadOnly}
          onChange={(id) => void settings.update({ language: id })}
        />
        <ArticleTranslations article={article} isReadOnly={isReadOnly} />
      </Part>
      <Part title="How it is found">
        <TextArea label="Summary" rows={3} limit={300} {...write('summary')} />
        <TextField
          label="Address"
          hint="Its last part in the help centre."
          placeholder={article.slug ?? 'Made of the title'}
          {...write('slug')}
        />
        <TextField label="Title for search engines" placeholder={content.title} {...write('seoTitle')} />
        <TextArea
          label="Description for search engines"
          rows={2}
          limit={300}
          placeholder={content.summary}
          {...write('seoDescription')}
        />
      </Part>
      <Figures article={article} />
    </aside>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-3">
      <h2 className="text-xs font-medium text-ink-faint">{title}</h2>
      {children}
    </section>
  );
}

type CategoryFieldProps = {
  fetchKey: number;
  value: string;
  isDisabled: boolean;
  onChange: (id: string) => void;
};

function CategoryField({ fetchKey, ...field }: CategoryFieldProps) {
  const { articleCategories } = useLazyLoadQuery<ArticlePanelCategoriesQuery>(
    graphql`
      query ArticlePanelCategoriesQuery {
        articleCategories {
          id
          name
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  const options = articleCategories.map(({ id, name }) => ({ id, label: name }));
  return <Select label="Category" options={[...options, { id: NO_CATEGORY, label: 'No category' }]} {...field} />;
}

type TagsFieldProps = { tags: readonly string[]; isDisabled: boolean; onChange: (tags: string[]) => void };

function TagsField({ tags, isDisabled, onChange }: TagsFieldProps) {
  const [typed, setTyped] = useState(tags.join(', '));

  function leave() {
    const next = [...new Set(typed.split(',').map((tag) => tag.trim()))].filter(Boolean);
    if (next.join() !== tags.join()) onChange(next);
  }

  return (
    <TextField
      label="Tags"
      hint="Words to find it by, with commas between."
      value={typed}
      onChange={setTyped}
      onBlur={leave}
      isDisabled={isDisabled}
    />
  );
}

function Figures({ article }: { article: ArticlePanel_article$data }) {
  const { views, helpfulUp, helpfulDown, author, createdAt, publishedAt, publishAt, trainedAt } = article;
  const votes = helpfulUp + helpfulDown;
  const rows: readonly (readonly [string, ReactNode])[] = [
    ['Views', count(views)],
    ['Helpful', votes === 0 ? 'no votes yet' : `${percent(helpfulUp / votes)} of ${count(votes)}`],
    ['Written by', author?.name ?? 'somebody who left'],
    ['Begun', <Time key="begun" instant={createdAt} />],
    ...(publishedAt ? [['Published', <Time key="published" instant={publishedAt} />] as const] : []),
    ...(publishAt ? [['Scheduled', <Time key="scheduled" instant={publishAt} isAhead />] as const] : []),
    ...(trainedAt ? [['Trained', <Time key="trained" instant={trainedAt} />] as const] : []),
  ];
  return (
    <Part title="Figures">
      <dl className="grid gap-1.5">
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-ink-muted">{name}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}
