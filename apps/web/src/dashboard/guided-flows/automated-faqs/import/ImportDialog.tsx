import { useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { ImportDialogMutation } from '#generated/ImportDialogMutation';
import type { ImportDialogPreviewMutation } from '#generated/ImportDialogPreviewMutation';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { Button } from '#ui/Button.tsx';
import { FileDrop } from '#ui/file-drop/FileDrop.tsx';
import { FormNotice } from '#ui/form/FormNotice.tsx';
import { counted } from '#ui/format.ts';
import { messageOf } from '#ui/messageOf.ts';
import { Dialog } from '#ui/overlays.ts';
import { Spinner } from '#ui/Spinner.tsx';
import { notify } from '#ui/toast.ts';
import { faqsChanged } from '../faqChanges.ts';
import { ImportPreview, type ImportRow } from './ImportPreview.tsx';

const LIMITS = { kinds: ['.csv', 'text/csv'], maxBytes: 500_000, maxCount: 1 };

type Chosen = { name: string; csv: string; rows: readonly ImportRow[] };

/** Brings FAQs in from a file, once one has seen what becomes of each row. Default export: loaded lazily. */
export default function ImportDialog({ onClose }: { onClose: () => void }) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [look, isLooking] = useAsyncMutation<ImportDialogPreviewMutation>(graphql`
    mutation ImportDialogPreviewMutation($csv: String!) {
      previewFaqImport(csv: $csv) {
        line
        question
        phrasingCount
        state
        action
        problem
      }
    }
  `);
  const [bringIn, isImporting] = useAsyncMutation<ImportDialogMutation>(graphql`
    mutation ImportDialogMutation($csv: String!) {
      importFaqs(csv: $csv) {
        created
        updated
      }
    }
  `);
  const ready = chosen?.rows.filter(({ action }) => action !== 'Skip').length ?? 0;

  async function choose([file]: readonly File[]) {
    if (!file) return;
    setProblem(null);
    setChosen(null);
    try {
      const csv = await file.text();
      const { previewFaqImport } = await look({ csv });
      setChosen({ name: file.name, csv, rows: previewFaqImport });
    } catch (error) {
      setProblem(messageOf(error));
    }
  }

  async function send() {
    if (!chosen) return;
    setProblem(null);
    try {
      const { importFaqs } = await bringIn({ csv: chosen.csv });
      faqsChanged();
      const { created, updated } = importFaqs;
      notify({
        kind: 'success',
        title: `${counted(created, 'FAQ')} imported${updated ? `, ${updated} replaced` : ''}`,
      });
      onClose();
    } catch (error) {
      setProblem(messageOf(error));
    }
  }

  return (
    <Dialog
      isOpen
      size="lg"
      title="Import FAQs"
      description="A CSV file with a line that names its columns: “question” and “answer” at least. An export shows all of them."
      isBusy={isImporting}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={ready === 0}
            isBusy={isImporting}
            busyLabel="Importing"
            onClick={() => void send()}
          >
            {ready === 0 ? 'Import' : `Import ${counted(ready, 'FAQ')}`}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {problem && <FormNotice tone="critical">{problem}</FormNotice>}
        {chosen ? (
          <ImportPreview name={chosen.name} rows={chosen.rows} onOther={() => setChosen(null)} />
        ) : isLooking ? (
          <p className="flex items-center gap-2 text-dense text-ink-muted">
            <Spinner size="sm" />
            Reading the file
          </p>
        ) : (
          <FileDrop label="CSV file" limits={LIMITS} onFiles={(files) => void choose(files)} />
        )}
      </div>
    </Dialog>
  );
}
