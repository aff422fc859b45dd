import { useState } from 'react';
import { metricNoun } from '#billing/metricTexts.ts';
import { type AtLimit, type UsageMetric } from '#generated/SetLimitPolicy';
import { type Option } from '#ui/controls/option.ts';
import { Select } from '#ui/controls/Select.tsx';
import { messageOf } from '#ui/messageOf.ts';
import { useSetLimitPolicy } from './useSetLimitPolicy.ts';

const GO_ON: Option<AtLimit> = { id: 'NotifyOnly', label: 'Go on', detail: 'Those who manage the company are told' };
const OPTIONS: readonly Option<AtLimit>[] = [
  { id: 'Stop', label: 'Stop', detail: 'Nothing more until the next period' },
  { id: 'Grace10', label: '10% more, then stop', detail: 'Some room to change the plan' },
  GO_ON,
];
/** What visitors write comes in whatever is chosen. */
const OF_MESSAGES: readonly Option<AtLimit>[] = [
  { id: 'Stop', label: 'Stop replies', detail: 'Visitors can still write, and you read it' },
  { id: 'Grace10', label: '10% more, then stop', detail: 'Visitors can still write, and you read it' },
  GO_ON,
];

type AtLimitSelectProps = { metric: UsageMetric; atLimit: AtLimit };

/** What happens once a limit is reached. A choice that cannot be saved is shown as refused, and not as made. */
export function AtLimitSelect({ metric, atLimit }: AtLimitSelectProps) {
  const { setLimitPolicy, isSaving } = useSetLimitPolicy();
  const [problem, setProblem] = useState<string | null>(null);

  return (
    <Select
      label={`At the limit of ${metricNoun(metric)}`}
      options={metric === 'Messages' ? OF_MESSAGES : OPTIONS}
      value={atLimit}
      isDisabled={isSaving}
      error={problem}
      onChange={(chosen) => {
        setProblem(null);
        if (chosen !== atLimit) setLimitPolicy(metric, chosen).catch((error) => setProblem(messageOf(error)));
      }}
    />
  );
}
