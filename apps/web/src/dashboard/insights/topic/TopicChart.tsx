import { useState } from 'react';
import { ChartLine, Table2 } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { TopicChart_report$key } from '#generated/TopicChart_report';
import { Card } from '#ui/Card.tsx';
import { LineChart } from '#ui/charts/LineChart.tsx';
import { ScrollArea } from '#ui/dialogs/ScrollArea.tsx';
import { count } from '#ui/format.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { partName } from '../../analytics/partName.ts';

/** How many conversations came up over the days, beside what is usual; as a chart or as its table. */
export function TopicChart(props: { report: TopicChart_report$key }) {
  const { unit, parts, usualPart, figures } = useFragment(
    graphql`
      fragment TopicChart_report on TopicReport {
        unit
        parts {
          from
          to
        }
        usualPart {
          least
          most
        }
        figures {
          metrics {
            metric
            series
          }
        }
      }
    `,
    props.report,
  );
  const [isTable, setIsTable] = useState(false);
  const series = figures.metrics.find(({ metric }) => metric === 'Conversations')?.series ?? [];
  const points = parts.map((part, at) => ({ name: partName(part, unit), value: series[at] ?? 0 }));
  const title = `Conversations per ${unit.toLowerCase()}`;
  const usual = usualPart && usualText(usualPart, unit);
  return (
    <Card
      title={title}
      action={
        <IconButton
          icon={isTable ? ChartLine : Table2}
          label={isTable ? 'Show as a chart' : 'Show as a table'}
          onClick={() => setIsTable(!isTable)}
        />
      }
    >
      {isTable ? (
        <ScrollArea label={title} className="max-h-64">
          <table aria-label={title} className="w-full text-dense tabular-nums">
            <thead className="text-left text-xs text-ink-muted">
              <tr>
                <th scope="col" className="pb-1 font-medium">
                  {unit}
                </th>
                <th scope="col" className="pb-1 text-right font-medium">
                  Conversations
                </th>
              </tr>
            </thead>
            <tbody>
              {points.map(({ name, value }) => (
                <tr key={name} className="border-t border-line">
                  <th scope="row" className="py-1 text-left font-normal">
                    {name}
                  </th>
                  <td className="py-1 text-right">{count(value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollArea>
      ) : (
        <>
          <p className="mb-2 flex flex-wrap gap-x-4 text-xs text-ink-muted">
            <span className="flex items-center gap-1.5">
              <span aria-hidden className="h-0.5 w-3 bg-brand" /> This period
            </span>
            {usual && (
              <span className="flex items-center gap-1.5">
                <span aria-hidden className="h-2.5 w-3 rounded-[2px] bg-ink/8" /> {usual}
              </span>
            )}
          </p>
          <LineChart
            label={title}
            points={points}
            legend={['This period', 'Usual']}
            band={usualPart ? { low: usualPart.least, high: usualPart.most } : undefined}
            write={(value) => (Number.isInteger(value) ? count(value) : '')}
          />
        </>
      )}
    </Card>
  );
}

/** «Usual, 1 to 4 a day»; of a topic that hardly came up there is no range to speak of. */
function usualText({ least, most }: { least: number; most: number }, unit: string): string {
  const a = `a ${unit.toLowerCase()}`;
  return Math.round(most) === 0
    ? `Usual, fewer than one ${a}`
    : `Usual, ${Math.round(least)} to ${Math.round(most)} ${a}`;
}
