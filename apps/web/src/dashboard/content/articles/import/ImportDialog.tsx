import { useCallback, useMemo } from 'react';
import { graphql, useLazyLoadQuery, useSubscription } from 'react-relay/hooks';
import ImportDialogNode, { type ImportDialogQuery } from '#generated/ImportDialogQuery';
import type { ArticleImportChanged } from '#generated/ArticleImportChanged';
import { useRefetchOn } from '#dashboard/frame/useRefetchOn.ts';
import { uploadFile } from '#relay/uploadFile.ts';
import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { Button } from '#ui/Button.tsx';
import { FileDrop } from '#ui/file-drop/FileDrop.tsx';
import { useUploads, type UploadFile } from '#ui/file-drop/useUploads.ts';
import { Dialog } from '#ui/overlays.ts';
import { ProgressList } from '#ui/progress/ProgressList.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { contentChanged, onContentChanged } from '../../contentChanges.ts';
import { isOpen } from './articleImport.ts';
import { ImportReport } from './ImportReport.tsx';
import { RunningImport } from './RunningImport.tsx';

const LIMITS = { kinds: ['.zip'], kindsName: 'a zip', maxSize: 20_000_000 } as const;
/** What is opened at first: the import that ended last. */
const SHOWN = 3;

/** Takes a zip of articles, shows how far it is, and what came of it. Default export: it is loaded lazily. */
export default function ImportDialog({ isOpen: isShown, onClose }: { isOpen: boolean; onClose: () => void }) {
  if (!isShown) return null;
  return (
    <Dialog
      isOpen
      size="lg"
      title="Import articles"
      description="Pack Markdown or HTML files into a zip, with their pictures beside them. Folders become categories. All of them come as drafts: nobody outside sees them before you publish."
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <QueryBoundary what="imports" fallback={<Skeleton className="h-48 w-full" />}>
        <Imports />
      </QueryBoundary>
    </Dialog>
  );
}

function Imports() {
  const { articleImports } = useLazyLoadQuery<ImportDialogQuery>(
    graphql`
      query ImportDialogQuery {
        articleImports {
          ...articleImport_import @relay(mask: false)
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  useRefetchOn(ImportDialogNode, {}, { event: onContentChanged });
  useImportEvents();
  const upload = useCallback<UploadFile>(async (file, sending) => {
    await uploadFile(`/content/imports?name=${encodeURIComponent(file.name)}`, file, sending);
    contentChanged();
  }, []);
  const { items, add } = useUploads({ limits: LIMITS, upload, atOnce: 1 });
  const running = articleImports.find((one) => isOpen(one));

  return (
    <div className="grid gap-4 text-dense">
      {running ? (
        <RunningImport articleImport={running} />
      ) : (
        <>
          <FileDrop label="Zip of articles" limits={{ ...LIMITS, maxCount: 1 }} onFiles={add} />
          <p className="text-xs text-pretty text-ink-muted">
            Front matter is understood: title, slug, category, locale, tags and summary. Links between the files become
            links between the articles.
          </p>
        </>
      )}
      <ProgressList label="Uploads" items={items.filter(({ state }) => state !== 'done')} />
      {articleImports
        .filter((one) => !isOpen(one))
        .slice(0, SHOWN)
        .map((one) => (
          <ImportReport key={one.id} articleImport={one} />
        ))}
    </div>
  );
}

/** Keeps how far imports are as it is on the server; lists are asked for again when one ends. */
function useImportEvents() {
  useSubscription<ArticleImportChanged>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription ArticleImportChanged {
            articleImportChanged {
              ...articleImport_import @relay(mask: false)
            }
          }
        `,
        variables: {},
        onNext: (event) => {
          if (event && !isOpen(event.articleImportChanged)) contentChanged();
        },
      }),
      [],
    ),
  );
}
