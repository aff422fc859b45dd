import { useRef, useState } from 'react';
import { graphql } from 'react-relay/hooks';
import type { AddWebpagesDialogCreateMutation } from '#generated/AddWebpagesDialogCreateMutation';
import type { AddWebpagesDialogPreviewMutation } from '#generated/AddWebpagesDialogPreviewMutation';
import type { AddWebpagesDialogUpdateMutation } from '#generated/AddWebpagesDialogUpdateMutation';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { Button } from '#ui/Button.tsx';
import { Form, SubmitButton } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { Dialog } from '#ui/overlays.ts';
import { notify } from '#ui/toast.ts';
import { contentChanged } from '../contentChanges.ts';
import { CrawlFields } from './CrawlFields.tsx';
import { CRAWL_SCHEMA, crawlInput, crawlValues, rulesInput, type CrawlValues } from './crawlForm.ts';
import { CrawlItems } from './CrawlItems.tsx';
import { sourceName, type CrawlSource } from './crawlSource.ts';
import { useWebpagesActions } from './useWebpagesActions.ts';

const FORM = 'crawl';

type AddWebpagesDialogProps = {
  isOpen: boolean;
  /** Whose rules are changed; null: new pages. */
  source: CrawlSource | null;
  onClose: () => void;
};

/** Which pages are read, and by which rules; a look through them before any is kept. Default export: it is loaded lazily. */
export default function AddWebpagesDialog({ isOpen, ...dialog }: AddWebpagesDialogProps) {
  return isOpen ? <OpenDialog {...dialog} /> : null;
}

function OpenDialog({ source, onClose }: Omit<AddWebpagesDialogProps, 'isOpen'>) {
  const [create] = useAsyncMutation<AddWebpagesDialogCreateMutation>(graphql`
    mutation AddWebpagesDialogCreateMutation($input: CrawlSourceInput!) {
      createCrawlSource(input: $input) {
        ...crawlSource_source @relay(mask: false)
      }
    }
  `);
  const [update] = useAsyncMutation<AddWebpagesDialogUpdateMutation>(graphql`
    mutation AddWebpagesDialogUpdateMutation($input: UpdateCrawlSourceInput!) {
      updateCrawlSource(input: $input) {
        ...crawlSource_source @relay(mask: false)
      }
    }
  `);
  const { previewId, isStarting, preview, leavePreview } = usePreview();
  const [initial] = useState(() => crawlValues(source));
  const element = useRef<HTMLFormElement>(null);
  const form = useForm({
    schema: CRAWL_SCHEMA,
    initial,
    fieldOfCode: { LIMIT_REACHED: 'addresses' },
    async send(values: CrawlValues) {
      if (source) await update({ input: { sourceId: source.id, ...rulesInput(values) } });
      else await create({ input: crawlInput(values) });
      contentChanged();
      notify({
        kind: 'success',
        title: source ? 'Rules saved' : 'The pages are being read',
        ...(source && { detail: 'They hold the next time these pages are read.' }),
      });
      close();
    },
  });

  function close() {
    leavePreview();
    onClose();
  }

  async function look() {
    form.clear();
    try {
      await preview(form.values);
    } catch (error) {
      form.refuse(error, element.current);
    }
  }

  const isPreview = previewId !== null;
  return (
    <Dialog
      isOpen
      size={isPreview ? 'lg' : 'md'}
      title={source ? `Rules of ${sourceName(source)}` : isPreview ? 'What would be read' : 'Add webpages'}
      description={isPreview ? 'Nothing is kept yet.' : undefined}
      isBusy={form.isSubmitting}
      onClose={close}
      footer={
        <>
          {isPreview ? (
            <Button disabled={form.isSubmitting} onClick={leavePreview}>
              Back
            </Button>
          ) : (
            <Button disabled={form.isSubmitting} onClick={close}>
              Cancel
            </Button>
          )}
          {!source && !isPreview && (
            <Button
              isBusy={isStarting}
              busyLabel="Starting"
              disabled={form.isSubmitting || form.values.addresses.trim() === ''}
              onClick={() => void look()}
            >
              Preview
            </Button>
          )}
          <SubmitButton
            form={form}
            formId={FORM}
            label={source ? 'Save' : 'Add webpages'}
            busyLabel={source ? 'Saving' : 'Adding'}
          />
        </>
      }
    >
      <div className={isPreview ? 'hidden' : ''}>
        <Form ref={element} form={form} id={FORM}>
          <CrawlFields form={form} source={source} />
        </Form>
      </div>
      {isPreview && <CrawlItems runId={previewId} />}
    </Dialog>
  );
}

/** A look through the pages that the form names; the run ends when one goes back. `preview` rejects with the API's error. */
function usePreview() {
  const [previewId, setPreviewId] = useState<string | null>(null);
  const [begin, isStarting] = useAsyncMutation<AddWebpagesDialogPreviewMutation>(graphql`
    mutation AddWebpagesDialogPreviewMutation($input: CrawlSourceInput!) {
      previewCrawl(input: $input) {
        ...crawlRun_run @relay(mask: false)
      }
    }
  `);
  const { endPreview } = useWebpagesActions();
  return {
    previewId,
    isStarting,
    preview: async (values: CrawlValues) => {
      const { previewCrawl } = await begin({ input: crawlInput(values) });
      setPreviewId(previewCrawl.id);
    },
    leavePreview: () => {
      if (previewId) void endPreview(previewId);
      setPreviewId(null);
    },
  };
}
