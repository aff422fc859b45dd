import { useState } from 'react';
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks';
import { Navigate, useResolvedPath } from 'react-router-dom';
import type { ArticleScreen_article$key } from '#generated/ArticleScreen_article';
import ArticleScreenNode, { type ArticleScreenQuery } from '#generated/ArticleScreenQuery';
import { useRecordTitle } from '#dashboard/frame/recordTitle.ts';
import { OF_RECORDS, useRefetchOn } from '#dashboard/frame/useRefetchOn.ts';
import { paths } from '#router/paths.ts';
import { type ScreenProps } from '#router/screen.tsx';
import { UnsavedChanges } from '#ui/dialogs/UnsavedChanges.tsx';
import { usePermission } from '#session/usePermission.ts';
import { ConflictNotice } from '#versioning/ConflictNotice.tsx';
import { useDraft } from '#versioning/useDraft.ts';
import { ArticleEditor } from '../editor/ArticleEditor.tsx';
import { useFindArticles } from '../editor/useFindArticles.ts';
import { ArticleActions } from './ArticleActions.tsx';
import {
  type ArticleContent,
  checkContent,
  CONTENT_WORDS,
  contentValue,
  missingIn,
  NO_CONTENT,
  pairSides,
  readContent,
} from './articleContent.ts';
import { ArticleDraftBar } from './ArticleDraftBar.tsx';
import { ArticlePanel } from './ArticlePanel.tsx';
import { ArticleTitle } from './ArticleTitle.tsx';
import { uploadArticlePicture } from './uploadArticlePicture.ts';
import { useSaveArticle } from './useSaveArticle.ts';

/**
 * …/content/articles/{id}: one article is written, beside what stands around its text. Documents and webpages have places of their own,
 * to which this leads: whoever links to a source need not know which it is.
 */
export default function ArticleScreen({ queryRef }: ScreenProps<ArticleScreenQuery>) {
  const { article } = usePreloadedQuery<ArticleScreenQuery>(
    graphql`
      query ArticleScreenQuery($id: ID!) @preloadable {
        article(id: $id) {
          id
          type
          ...ArticleScreen_article
        }
      }
    `,
    queryRef,
  );
  const { id, type } = article;
  if (type === 'Document') return <Navigate to={paths.document(id)} replace />;
  if (type === 'Webpage') return <Navigate to={paths.webpage(id)} replace />;
  return <OpenArticle key={id} article={article} />;
}

function OpenArticle({ article: key }: { article: ArticleScreen_article$key }) {
  const article = useFragment(
    graphql`
      fragment ArticleScreen_article on Article {
        id
        language
        ...articleDraft_article @relay(mask: false)
        ...ArticleActions_article
        ...ArticleDraftBar_article
        ...ArticlePanel_article
      }
    `,
    key,
  );
  const { id, language, draft: saved } = article;
  const { pathname } = useResolvedPath('');
  const reread = useRefetchOn(ArticleScreenNode, { id }, { pace: OF_RECORDS });
  const save = useSaveArticle(id);
  const findArticles = useFindArticles(id);
  const isReadOnly = !usePermission('MANAGE_ARTICLES');
  const [isPanelOpen, setIsPanelOpen] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const draft = useDraft<ArticleContent>({
    saved: { content: saved?.content ?? NO_CONTENT, revision: saved?.revision ?? 0 },
    save,
    reread,
    read: readContent,
    check: checkContent,
  });
  const { content, change, problems, refused } = draft;
  const missing = missingIn(content);
  // Nobody is told before they wanted to publish it.
  const beside = { ...(isAsked && missing), ...problems, ...refused };
  const shownTitle = content.title.trim() || 'Untitled';
  useRecordTitle(pathname.replace(/\/$/, ''), shownTitle);
  // What is written here has a draft.
  if (!saved) return null;

  return (
    <>
      <ArticleActions article={article} draft={draft} isPanelOpen={isPanelOpen} onPanel={setIsPanelOpen} />
      <ConflictNotice
        by={saved.savedByName ?? 'Somebody'}
        paths={draft.conflicts}
        content={content}
        words={CONTENT_WORDS}
        sides={draft.sides && pairSides(draft.sides)}
        valueWords={contentValue}
        onResolve={draft.resolve}
      />
      <div className="flex min-h-0 flex-1">
        <div className={`flex min-h-0 min-w-0 flex-1 flex-col ${isPanelOpen ? 'max-xl:hidden' : ''}`}>
          <ArticleEditor
            label="Text of the article"
            value={content.body}
            onChange={(body) => change((now) => ({ ...now, body }))}
            error={beside.body}
            isReadOnly={isReadOnly}
            language={language}
            onUpload={uploadArticlePicture}
            onFindArticles={findArticles}
          >
            <ArticleTitle
              value={content.title}
              error={beside.title}
              isReadOnly={isReadOnly}
              language={language}
              onChange={(next) => change((now) => ({ ...now, title: next }))}
            />
          </ArticleEditor>
        </div>
        <ArticlePanel
          className={isPanelOpen ? 'max-xl:flex-1' : 'max-xl:hidden'}
          article={article}
          draft={draft}
          isReadOnly={isReadOnly}
        />
      </div>
      <ArticleDraftBar
        article={article}
        draft={draft}
        missing={missing}
        isReadOnly={isReadOnly}
        onAsked={() => setIsAsked(true)}
      />
      <UnsavedChanges
        hasChanges={draft.state === 'Failed' || draft.state === 'Invalid' || draft.state === 'Conflict'}
        what={`What you have changed in “${shownTitle}” and is not saved yet`}
      />
    </>
  );
}
