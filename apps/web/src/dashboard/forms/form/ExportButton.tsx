import { Download } from 'lucide-react';
import { graphql } from 'react-relay/hooks';
import type { ExportButtonMutation } from '#generated/ExportButtonMutation';
import { useAsyncMutation } from '#relay/useAsyncMutation.ts';
import { usePermission } from '#session/usePermission.ts';
import { Button } from '#ui/Button.tsx';
import { Menu } from '#ui/Menu.tsx';
import { messageOf } from '#ui/messageOf.ts';
import { saveFile } from '#ui/saveFile.ts';
import { notify } from '#ui/toast.ts';

type ExportButtonProps = {
  /** Of the form. */
  id: string;
  name: string;
  /** Which of its submissions. */
  only: Pick<ExportButtonMutation['variables'], 'filter' | 'ids'>;
  /** Among what can be done with the chosen ones. */
  isQuiet?: boolean;
};

const FORMATS = [
  { format: 'Csv', label: 'As CSV', ending: 'csv', mediaType: 'text/csv' },
  { format: 'Json', label: 'As JSON', ending: 'json', mediaType: 'application/json' },
] as const;

/** Saves submissions as a file. */
export function ExportButton({ id, name, only, isQuiet = false }: ExportButtonProps) {
  const mayExport = usePermission('MANAGE_GUIDED_FLOWS');
  const [send, isExporting] = useAsyncMutation<ExportButtonMutation>(graphql`
    mutation ExportButtonMutation(
      $formTemplateId: ID!
      $format: FormExportFormat!
      $filter: FormSubmissionFilter
      $ids: [ID!]
    ) {
      exportFormSubmissions(formTemplateId: $formTemplateId, format: $format, filter: $filter, ids: $ids)
    }
  `);
  if (!mayExport) return null;

  async function save({ format, ending, mediaType }: (typeof FORMATS)[number]) {
    try {
      const { exportFormSubmissions: text } = await send({ formTemplateId: id, format, ...only });
      const file = name.toLowerCase().replaceAll(/[^a-z\d]+/g, '-');
      saveFile({ name: `${file || 'submissions'}.${ending}`, text, mediaType });
    } catch (error) {
      notify({ kind: 'error', title: 'Nothing was exported', detail: messageOf(error) });
    }
  }

  return (
    <Menu
      label={isQuiet ? 'Export the chosen' : 'Export'}
      groups={[
        {
          id: 'formats',
          entries: FORMATS.map((one) => ({ id: one.format, label: one.label, onAction: () => void save(one) })),
        },
      ]}
      renderTrigger={(trigger) => (
        <Button
          {...trigger}
          {...(isQuiet
            ? { variant: 'ghost', size: 'sm' }
            : {
                isIconOnPhones: true,
                icon: <Download aria-hidden className="size-4" strokeWidth={1.75} />,
              })}
          isBusy={isExporting}
          busyLabel="Exporting"
        >
          Export
        </Button>
      )}
    />
  );
}
