import { useState } from 'react';
import { Download, MoreHorizontal, Upload } from 'lucide-react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { useSearchParams } from 'react-router-dom';
import type { FaqListMenuQuery } from '#generated/FaqListMenuQuery';
import { usePermission } from '#session/usePermission.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { lazyOverlay } from '#ui/lazyOverlay.tsx';
import { Menu } from '#ui/Menu.tsx';
import { messageOf } from '#ui/messageOf.ts';
import { saveFile } from '#ui/saveFile.ts';
import { notify } from '#ui/toast.ts';
import { variablesOf } from '../faqsFilters.ts';

const ImportDialog = lazyOverlay(() => import('./ImportDialog.tsx'));

/** FAQs out into a file, those that the list shows, and in from one. */
export function FaqListMenu() {
  const environment = useRelayEnvironment();
  const [params] = useSearchParams();
  const [isImporting, setIsImporting] = useState(false);
  const mayChange = usePermission('MANAGE_AUTOMATED_FAQS');

  async function takeOut() {
    try {
      const data = await fetchQuery<FaqListMenuQuery>(
        environment,
        graphql`
          query FaqListMenuQuery($filter: AutomatedFaqFilter) {
            automatedFaqsCsv(filter: $filter)
          }
        `,
        { filter: variablesOf(params).filter },
      ).toPromise();
      if (data) saveFile({ name: 'automated-faqs.csv', text: data.automatedFaqsCsv, mediaType: 'text/csv' });
    } catch (error) {
      notify({ kind: 'error', title: 'The FAQs were not exported', detail: messageOf(error) });
    }
  }

  return (
    <>
      <Menu
        label="More for FAQs"
        groups={[
          {
            id: 'files',
            entries: [
              ...(mayChange
                ? [{ id: 'import', label: 'Import from CSV', icon: Upload, onAction: () => setIsImporting(true) }]
                : []),
              { id: 'export', label: 'Export as CSV', icon: Download, onAction: () => void takeOut() },
            ],
          },
        ]}
        renderTrigger={(trigger) => <IconButton {...trigger} icon={MoreHorizontal} label="More for FAQs" />}
      />
      {isImporting && <ImportDialog onClose={() => setIsImporting(false)} />}
    </>
  );
}
