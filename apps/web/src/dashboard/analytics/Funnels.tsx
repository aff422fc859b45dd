import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { Funnels_analytics$data, Funnels_analytics$key } from '#generated/Funnels_analytics';
import { paths } from '#router/paths.ts';
import { Card } from '#ui/Card.tsx';
import { useUrlFilters } from '#ui/filters/useUrlFilters.ts';
import { counted, count as written, percent } from '#ui/format.ts';
import { type TableColumn } from '#ui/table/column.ts';
import { DataTable } from '#ui/table/DataTable.tsx';
import { Tooltip } from '#ui/Tooltip.tsx';
import { ANALYTICS_FILTERS, type FUNNELS } from './analyticsFilters.ts';
import { CardChoice } from './CardChoice.tsx';
import { metricChange } from './metricText.ts';
import { useBehindHref } from './useBehindHref.ts';

type Kind = (typeof FUNNELS)[number];
type Funnel = Funnels_analytics$data['funnel'];
type Row = Funnel['rows'][number] & { id: string };

const KINDS = [
  { id: 'Flow', label: 'Guided flows' },
  { id: 'Form', label: 'Forms' },
  { id: 'Store', label: 'Shops' },
  { id: 'Product', label: 'Products' },
  { id: 'Trigger', label: 'Triggers' },
] as const;

const NOTHING: Readonly<Record<Kind, string>> = {
  Flow: 'Nobody began a guided flow in these conversations.',
  Form: 'No form was shown in these conversations.',
  Store: 'No products were shown in these conversations.',
  Product: 'No products were shown in these conversations.',
  Trigger: 'No trigger fired in these days.',
};

/** How far visitors came with flows, forms, products and triggers, and where they stopped; each number opens its conversations. */
export function Funnels(props: { analytics: Funnels_analytics$key }) {
  const { funnel } = useFragment(
    graphql`
      fragment Funnels_analytics on Analytics @argumentDefinitions(kind: { type: "AnalyticsFunnelKind!" }) {
        funnel(kind: $kind) {
          stages {
            stage
            name
            definition
          }
          left {
            name
            definition
          }
          rows {
            key
            name
            counts {
              step
              count
              before
            }
            left {
              step
              name
              count
            }
          }
        }
      }
    `,
    props.analytics,
  );
  const { filters, change } = useUrlFilters(ANALYTICS_FILTERS);
  const rows = funnel.rows.map((row) => ({ ...row, id: row.key }));
  return (
    <Card
      title="How far visitors came"
      isFlush
      action={
        <CardChoice
          label="With what"
          options={KINDS}
          value={filters.funnel}
          onChange={(chosen) => change({ funnel: chosen })}
        />
      }
    >
      {rows.length === 0 ? (
        <p className="px-4 pt-2 pb-4 text-dense text-ink-muted">{NOTHING[filters.funnel]}</p>
      ) : (
        <>
          <DataTable
            label={`${KINDS.find(({ id }) => id === filters.funnel)?.label}, stage by stage`}
            columns={columnsOf(filters.funnel, funnel)}
            rows={rows}
            rowName={({ name }) => name}
            hasStickyHeader={false}
          />
          <Definitions {...funnel} />
        </>
      )}
    </Card>
  );
}

function columnsOf(kind: Kind, { stages, left }: Funnel): readonly TableColumn<Row>[] {
  return [
    {
      id: 'name',
      header: 'Name',
      isRowHeader: true,
      width: '2fr',
      cell: ({ key, name }) => (
        <Link to={ownFigures(kind, key)} className="truncate hover:underline">
          {name}
        </Link>
      ),
    },
    ...stages.map(({ stage, name }, at): TableColumn<Row> => ({
      id: stage,
      header: name,
      align: 'end',
      cell: ({ counts }) => <Reached {...counts[at]} of={counts[0]?.count} />,
    })),
    ...(left ? [{ id: 'left', header: left.name, width: '2fr' as const, cell: Left }] : []),
  ];
}

/** Where a flow, form, shop or trigger tells more of itself. */
function ownFigures(kind: Kind, key: string): string {
  if (kind === 'Trigger') return triggersOf(key);
  if (kind === 'Flow') return paths.guidedFlow(key);
  return kind === 'Form' ? paths.form(key) : paths.productDiscovery;
}

function triggersOf(key: string): string {
  const [assistantId = '', triggerId = ''] = key.split('/');
  return `${paths.assistantTab('chatbot-widget', assistantId, 'triggers')}?trigger=${triggerId}`;
}

type ReachedProps = { step?: string | null; count?: number; before?: number; of: number | undefined };

function Reached({ step = null, count = 0, before = 0, of = 0 }: ReachedProps) {
  const behindHref = useBehindHref();
  const change = metricChange('Conversations', count, before)?.text;
  const share = of > 0 ? `, ${percent(count / of)} of the first stage` : '';
  return (
    <Tooltip label={`${written(before)} in the days before${change ? `, ${change}` : ''}${share}`}>
      {step === null ? (
        <span>{written(count)}</span>
      ) : (
        <Link to={behindHref(`step:${step}`)} preventScrollReset className="hover:underline">
          {written(count)}
        </Link>
      )}
    </Tooltip>
  );
}

/** Where most of them stopped; the others are told when one rests on their number. */
function Left({ left }: Row) {
  const behindHref = useBehindHref();
  const [first, ...others] = left;
  if (!first) return null;
  const told = ({ name, count }: Row['left'][number]) => `${name} (${written(count)})`;
  return (
    <span className="flex min-w-0 gap-2">
      <Link to={behindHref(`step:${first.step}`)} preventScrollReset className="truncate hover:underline">
        {told(first)}
      </Link>
      {others.length > 0 && (
        <Tooltip label={others.map(told).join(', ')}>
          <button type="button" className="flex-none text-ink-muted" aria-label={counted(others.length, 'more place')}>
            +{others.length}
          </button>
        </Tooltip>
      )}
    </span>
  );
}

function Definitions({ stages, left }: Funnel) {
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 px-4 py-2 text-xs text-ink-muted">
      What they mean:
      {(left ? [...stages, left] : stages).map(({ name, definition }) => (
        <Tooltip key={name} label={definition}>
          <button type="button" className="underline decoration-dotted">
            {name}
          </button>
        </Tooltip>
      ))}
    </p>
  );
}
