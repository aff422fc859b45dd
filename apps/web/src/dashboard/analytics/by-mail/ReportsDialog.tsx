import { BellOff, Send } from 'lucide-react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import ReportsDialogNode, {
  type ReportsDialogQuery,
  type ReportsDialogQuery$data,
} from '#generated/ReportsDialogQuery';
import { OF_RECORDS, useRefetchOn } from '#dashboard/frame/useRefetchOn.ts';
import { fits } from '#dashboard/inbox/actions/pickers/fits.ts';
import { usePermission } from '#session/usePermission.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { byName } from '#ui/managed-list/byName.ts';
import { ManagedList } from '#ui/managed-list/ManagedList.tsx';
import { ManagedListDialog, type Writing } from '#ui/managed-list/ManagedListDialog.tsx';
import { LastSending } from './LastSending.tsx';
import { ReportForm } from './ReportForm.tsx';
import { timesText } from './timesText.ts';
import { useReports } from './useReports.ts';

type Report = ReportsDialogQuery$data['reportSchedules'][number];

/** Which reports go out by mail, to whom and when. Default export: loaded when it is wanted. */
export default function ReportsDialog({ onClose }: { onClose: () => void }) {
  return (
    <ManagedListDialog<Report>
      title="Reports by mail"
      kind="report"
      description="Figures of the day, week or month before, as a PDF, to colleagues."
      onClose={onClose}
    >
      {(writing) => <Reports writing={writing} />}
    </ManagedListDialog>
  );
}

/** A mail is taken or refused within seconds. */
const WHILE_SENDING = { pause: 500, period: 2000 };

function Reports({ writing }: { writing: Writing<Report> }) {
  const { reportSchedules } = useLazyLoadQuery<ReportsDialogQuery>(
    graphql`
      query ReportsDialogQuery {
        reportSchedules {
          id
          name
          cadence
          hour
          timezone
          isNarrowed
          recipients {
            userId
            name
            isViewer
            isSending
            ...LastSending_recipient
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  const isUnderWay = reportSchedules.some(({ recipients }) => recipients.some(({ isSending }) => isSending));
  useRefetchOn(ReportsDialogNode, {}, { pace: isUnderWay ? WHILE_SENDING : OF_RECORDS });
  const mayManage = usePermission('MANAGE_CONVERSATIONS');
  const { sendNow, leave, remove, isDeleting } = useReports();

  return (
    <ManagedList
      kind="report"
      kinds="reports"
      rows={byName(reportSchedules)}
      writing={writing}
      isReadOnly={!mayManage}
      nameOf={({ name }) => name}
      matches={({ name }, typed) => fits(name, typed)}
      empty="No report goes out yet. Make one, and colleagues get the figures without having to look."
      renderRow={(report) => (
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium">{report.name}</p>
          <p className="text-xs text-ink-muted">
            {timesText(report)}
            {report.isNarrowed && ' · filtered'}
          </p>
          {report.recipients.length === 0 && <p className="text-xs text-ink-muted">Nobody gets it any more.</p>}
          <ul className="text-xs text-ink-muted">
            {report.recipients.map((recipient) => (
              <LastSending key={recipient.userId} recipient={recipient} />
            ))}
          </ul>
        </div>
      )}
      renderActions={(report) => (
        <>
          {report.recipients.some(({ isViewer }) => isViewer) && (
            <IconButton icon={BellOff} label={`Stop getting ${report.name}`} onClick={() => void leave(report)} />
          )}
          {mayManage && report.recipients.length > 0 && (
            <IconButton icon={Send} label={`Send ${report.name} now`} onClick={() => void sendNow(report)} />
          )}
        </>
      )}
      renderForm={(report) => (
        <ReportForm report={report} onDirty={writing.setIsDirty} onCancel={writing.cancel} onDone={writing.end} />
      )}
      consequence={() => 'Nobody gets it any more. The figures stay.'}
      onDelete={remove}
      isDeleting={isDeleting}
    />
  );
}
