import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { FormChartsQuery, FormChartsQuery$data } from '#generated/FormChartsQuery';
import { count, duration, percent } from '#ui/format.ts';
import { Section } from '#ui/Section.tsx';

type Question = FormChartsQuery$data['formStatistics']['questions'][number];
const DAYS = 90;

/** How visitors got on with a form in the last 90 days: in figures, and question by question. */
export function FormCharts({ id, fetchKey }: { id: string; fetchKey: number }) {
  const { formStatistics: told } = useLazyLoadQuery<FormChartsQuery>(
    graphql`
      query FormChartsQuery($id: ID!, $days: Int!) {
        formStatistics(formTemplateId: $id, days: $days) {
          shown
          started
          completed
          usualSeconds
          questions {
            fieldId
            label
            asked
            answered
            left
            answers {
              text
              count
            }
          }
        }
      }
    `,
    { id, days: DAYS },
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  const { shown, started, completed, usualSeconds, questions } = told;
  const figures = [
    ['Shown', count(shown)],
    ['Begun', count(started)],
    ['Sent in', started > 0 ? `${count(completed)} (${percent(completed / started)})` : '0'],
    ['Usual time', usualSeconds === null || usualSeconds === undefined ? 'none yet' : duration(usualSeconds)],
  ] as const;
  return (
    <div className="mx-auto max-w-3xl">
      <Section title="Last 90 days">
        <dl className="grid grid-cols-2 gap-4 md:grid-cols-4">
          {figures.map(([label, value]) => (
            <div key={label}>
              <dt className="text-dense text-ink-muted">{label}</dt>
              <dd className="text-lg font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </Section>
      {questions.map((question) => (
        <QuestionChart key={question.fieldId} question={question} />
      ))}
    </div>
  );
}

function QuestionChart({ question }: { question: Question }) {
  const { label, asked, answered, left, answers } = question;
  const most = Math.max(1, ...answers.map((answer) => answer.count));
  return (
    <Section
      title={label}
      description={`${count(answered)} of ${count(asked)} answered${left > 0 ? `, ${count(left)} left after it` : ''}.`}
    >
      {answers.length > 0 && (
        <table className="w-full text-dense">
          <caption className="sr-only">{`Answers to ${label}`}</caption>
          <tbody>
            {answers.map((answer) => (
              <tr key={answer.text}>
                <th scope="row" className="w-2/5 py-1 pr-3 text-left font-normal wrap-anywhere">
                  {answer.text}
                </th>
                <td aria-label={count(answer.count)} className="py-1">
                  <span className="flex items-center gap-2">
                    <span
                      aria-hidden
                      className="h-3 rounded-sm bg-brand"
                      style={{ width: `${(answer.count / most) * 80}%` }}
                    />
                    <span className="tabular-nums">{count(answer.count)}</span>
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}
