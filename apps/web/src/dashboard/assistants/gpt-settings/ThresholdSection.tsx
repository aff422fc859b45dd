import { Label, Slider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ThresholdSection_assistant$key } from '#generated/ThresholdSection_assistant';
import { EditorSection } from '../editor/EditorSection.tsx';
import { useAssistantEditor, useConfigSection } from '../editor/assistantEditor.ts';
import { answeredShare, barsOf } from './scoreBars.ts';

/** What a passage must score to count, over how well the questions of last month found one. */
export function ThresholdSection({ assistant: key }: { assistant: ThresholdSection_assistant$key }) {
  const { answerScores } = useFragment(
    graphql`
      fragment ThresholdSection_assistant on Assistant {
        answerScores {
          questions
          counts
        }
      }
    `,
    key,
  );
  const { isReadOnly } = useAssistantEditor();
  const { value, set } = useConfigSection('gpt');
  const { threshold } = value;
  const share = answeredShare(answerScores.counts, threshold);
  return (
    <EditorSection title="Threshold" description="A passage must score this much to count.">
      <Slider
        value={threshold}
        onChange={(next) => set({ threshold: Math.round(next * 100) / 100 })}
        minValue={0}
        maxValue={1}
        step={0.01}
        formatOptions={{ minimumFractionDigits: 2 }}
        isDisabled={isReadOnly}
      >
        <div className="flex items-baseline gap-3 text-dense">
          <Label className="sr-only">Threshold</Label>
          <p className="min-w-0 flex-1 text-ink-muted">
            {share === null ? (
              'Nobody has asked in the last 30 days.'
            ) : (
              <>
                <span className="font-semibold text-ink tabular-nums">{Math.round(share * 100)}%</span> of last month’s
                questions get an answer
              </>
            )}
          </p>
          <SliderOutput className="font-semibold tabular-nums" />
        </div>
        {share !== null && <Histogram counts={answerScores.counts} threshold={threshold} />}
        <SliderTrack className="group relative h-6 w-full touch-none">
          {({ state }) => (
            <>
              <span className="absolute inset-x-0 top-2.5 flex h-1 justify-end overflow-hidden rounded-full bg-press">
                <span
                  className="block h-full bg-brand group-data-disabled:bg-line-strong"
                  style={{ width: `${100 - state.getThumbPercent(0) * 100}%` }}
                />
              </span>
              <SliderThumb className="top-1/2 size-4 rounded-full bg-surface ring-1 ring-line-strong outline-offset-2 outline-focus shadow-raised before:absolute before:-inset-1 data-disabled:bg-well data-dragging:bg-well data-focus-visible:outline-2" />
            </>
          )}
        </SliderTrack>
        <p aria-hidden className="flex justify-between text-xs text-ink-muted">
          <span>Answers more</span>
          <span>Refuses more</span>
        </p>
      </Slider>
    </EditorSection>
  );
}

/** How many questions had a best passage of which score; those that get an answer are in the brand's colour. */
function Histogram({ counts, threshold }: { counts: readonly number[]; threshold: number }) {
  return (
    <div aria-hidden className="mt-2 -mb-2.5 flex h-10 items-end gap-0.5">
      {barsOf(counts).map(({ from, height }) => (
        <span
          key={from}
          className={`min-h-px flex-1 rounded-t-[2px] ${from >= threshold ? 'bg-brand/55' : 'bg-press'}`}
          style={{ height: `${height * 100}%` }}
        />
      ))}
    </div>
  );
}
