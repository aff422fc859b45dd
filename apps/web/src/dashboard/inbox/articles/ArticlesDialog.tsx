import { Suspense, useDeferredValue, useEffect, useRef, useState } from 'react';
import { FileText, Link } from 'lucide-react';
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay/hooks';
import { MESSAGE_LIMIT } from '@parley/message-text/messageLimit';
import { type ArticlesDialogQuery, type ArticlesDialogQuery$data } from '#generated/ArticlesDialogQuery';
import { type ArticlesDialogTextQuery } from '#generated/ArticlesDialogTextQuery';
import { IconButton } from '#ui/IconButton.tsx';
import { messageOf } from '#ui/messageOf.ts';
import { Dialog } from '#ui/overlays.ts';
import { Spinner } from '#ui/Spinner.tsx';
import { TextField } from '#ui/TextField.tsx';
import { notify } from '#ui/toast.ts';

type ArticlesDialogProps = { onPick: (text: string) => void; onClose: () => void };

/** Published articles, to be put into a message. Default export: loaded when it is wanted. */
export default function ArticlesDialog({ onPick, onClose }: ArticlesDialogProps) {
  const [search, setSearch] = useState('');
  const asked = useDeferredValue(search.trim());
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <Dialog
      isOpen
      size="md"
      title="Articles"
      description="Put an article’s link, or what it says, into your message."
      onClose={onClose}
    >
      <TextField
        label="Search articles"
        isLabelHidden
        type="search"
        placeholder="Search articles"
        ref={field}
        maxLength={200}
        value={search}
        onChange={setSearch}
      />
      <Suspense
        fallback={
          <div className="grid h-40 place-items-center">
            <Spinner label="Loading articles" />
          </div>
        }
      >
        <Articles search={asked} onPick={onPick} />
      </Suspense>
    </Dialog>
  );
}

function Articles({ search, onPick }: { search: string; onPick: (text: string) => void }) {
  const { articles } = useLazyLoadQuery<ArticlesDialogQuery>(
    graphql`
      query ArticlesDialogQuery($search: String!) {
        articles(filter: { type: Text, status: Published, search: $search }, sort: Relevance, first: 20) {
          nodes {
            id
            title
            summary
            helpCentreUrl
            category {
              name
            }
          }
        }
      }
    `,
    { search },
    { fetchPolicy: 'store-and-network' },
  );
  if (articles.nodes.length === 0) {
    return (
      <output className="block py-8 text-center text-dense text-ink-muted">
        {search ? `No published article holds “${search}”.` : 'No article is published yet.'}
      </output>
    );
  }
  return (
    <ul aria-label="Articles" className="mt-2 flex flex-col">
      {articles.nodes.map((article) => (
        <ArticleEntry key={article.id} article={article} onPick={onPick} />
      ))}
    </ul>
  );
}

type Listed = ArticlesDialogQuery$data['articles']['nodes'][number];

function ArticleEntry({ article, onPick }: { article: Listed; onPick: (text: string) => void }) {
  const { id, title, summary, helpCentreUrl, category } = article;
  const environment = useRelayEnvironment();

  async function pickText() {
    try {
      const answer = await fetchQuery<ArticlesDialogTextQuery>(environment, TEXT, { id }).toPromise();
      if (answer) onPick(answer.article.text.slice(0, MESSAGE_LIMIT));
    } catch (error) {
      notify({ kind: 'error', title: 'The article could not be read.', detail: messageOf(error) });
    }
  }

  return (
    <li className="flex items-center gap-1 border-t border-line py-2 first:border-t-0">
      <div className="min-w-0 flex-1">
        <p className="truncate text-dense font-medium text-ink">{title}</p>
        <p className="truncate text-xs text-ink-muted">{[category?.name, summary].filter(Boolean).join(' · ')}</p>
      </div>
      {helpCentreUrl && (
        <IconButton icon={Link} label={`Put in the link of ${title}`} onClick={() => onPick(helpCentreUrl)} />
      )}
      <IconButton icon={FileText} label={`Put in the text of ${title}`} onClick={() => void pickText()} />
    </li>
  );
}

const TEXT = graphql`
  query ArticlesDialogTextQuery($id: ID!) {
    article(id: $id) {
      text
    }
  }
`;
