import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { GptSettingsTabQuery } from '#generated/GptSettingsTabQuery';
import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { Switch } from '#ui/controls/Switch.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EditorSection } from '../editor/EditorSection.tsx';
import { LocalisedField } from '../editor/LocalisedField.tsx';
import { useAssistantEditor, useConfigSection } from '../editor/assistantEditor.ts';
import { EngineSection } from './EngineSection.tsx';
import { NeverAnswersSection } from './NeverAnswersSection.tsx';
import { NoAnswerSection } from './NoAnswerSection.tsx';
import { RingFenceSection } from './RingFenceSection.tsx';
import { ScopeSection } from './ScopeSection.tsx';
import { ThresholdSection } from './ThresholdSection.tsx';
import { UnansweredSection } from './unanswered/UnansweredSection.tsx';
import { VoiceSection } from './VoiceSection.tsx';

/** …/{id}/gpt-settings: how the assistant answers by itself, and when people take over. */
export default function GptSettingsTab() {
  return (
    <QueryBoundary what="GPT settings" fallback={<Skeleton className="h-64" />}>
      {(fetchKey) => <GptSettings fetchKey={fetchKey} />}
    </QueryBoundary>
  );
}

function GptSettings({ fetchKey }: { fetchKey: number }) {
  const { assistant: opened } = useAssistantEditor();
  const data = useLazyLoadQuery<GptSettingsTabQuery>(
    graphql`
      query GptSettingsTabQuery($id: ID!) {
        assistant(id: $id) {
          id
          ...ThresholdSection_assistant
        }
        ...EngineSection_query
        articleTags
      }
    `,
    { id: opened.id },
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  const { assistant, articleTags } = data;
  return (
    <div className="@container">
      <EngineSection query={data} />
      <RingFenceSection />
      <ThresholdSection assistant={assistant} />
      <NoAnswerSection />
      <VoiceSection />
      <NeverAnswersSection />
      <ScopeSection tags={articleTags} />
      <PeopleSection />
      <UnansweredSection />
    </div>
  );
}

function PeopleSection() {
  const { isReadOnly, config, language } = useAssistantEditor();
  const { value, set, problem } = useConfigSection('gpt');
  return (
    <EditorSection title="Openness" description="Nobody takes the assistant for a person.">
      <LocalisedField
        label="What it says of itself"
        rows={3}
        limit={300}
        placeholder={`${config.appearance.title} is an AI assistant. Where it cannot help, somebody of your company answers.`}
        value={value.disclosure}
        onChange={(disclosure) => set({ disclosure })}
        error={problem(`disclosure.${language}`)}
      />
      <Switch
        label="Visitors may ask for a person"
        hint="At the start of a conversation and at any time in it. Otherwise only your agents take over, from the inbox."
        value={value.offersPerson}
        onChange={(offersPerson) => set({ offersPerson })}
        isSpread
        isDisabled={isReadOnly}
      />
      <Switch
        label="It answers by itself"
        hint={value.isOn ? undefined : 'People answer everything.'}
        value={value.isOn}
        onChange={(isOn) => set({ isOn })}
        isSpread
        isDisabled={isReadOnly}
      />
    </EditorSection>
  );
}
