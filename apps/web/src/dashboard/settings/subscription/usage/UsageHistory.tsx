import { graphql, useFragment } from 'react-relay/hooks';
import { metricName } from '#billing/metricTexts.ts';
import { type UsageHistory_usage$key } from '#generated/UsageHistory_usage';
import { CompanyDay } from '#ui/CompanyDay.tsx';
import { companyDay } from '#ui/companyDay.ts';
import { count } from '#ui/format.ts';
import { type TableColumn } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/DataTable.tsx';

type Past = {
  id: string;
  startsAt: string;
  subscriptionType: string | null | undefined;
  totals: readonly { metric: string; used: number; limit: number | null | undefined }[];
};

/** The periods that are over, newest first; nothing before the first one is. */
export function UsageHistory({ usage }: { usage: UsageHistory_usage$key }) {
  const { history } = useFragment(
    graphql`
      fragment UsageHistory_usage on Usage {
        history {
          id
          startsAt
          subscriptionType
          totals {
            metric
            used
            limit
          }
        }
      }
    `,
    usage,
  );
  const [newest] = history;
  if (!newest) return null;

  return (
    <details className="mt-3">
      <summary className="link w-fit cursor-default text-dense">Earlier periods</summary>
      <div className="mt-2 overflow-clip rounded-card border border-line bg-surface">
        <DataTable
          label="Earlier periods"
          columns={columnsFor(newest)}
          rows={history}
          rowName={({ startsAt }) => companyDay(startsAt)}
          hasStickyHeader={false}
        />
      </div>
    </details>
  );
}

/** By their headings. */
const WIDTHS: Readonly<Record<string, `${number}fr`>> = { Messages: '0.85fr', FormSubmissions: '1.4fr' };

function columnsFor({ totals }: Past): readonly TableColumn<Past>[] {
  return [
    {
      id: 'startsAt',
      header: 'From',
      isRowHeader: true,
      width: '1.7fr',
      cell: ({ startsAt }) => <CompanyDay instant={startsAt} />,
    },
    {
      id: 'plan',
      header: 'Plan',
      width: '0.8fr',
      onPhones: 'plain',
      cell: ({ subscriptionType }) => subscriptionType ?? 'None',
    },
    ...totals.map(({ metric }, place): TableColumn<Past> => ({
      id: metric,
      header: metricName(metric),
      align: 'end',
      width: WIDTHS[metric] ?? '1.1fr',
      cell: (past) => count(past.totals[place]?.used ?? 0),
    })),
  ];
}
