import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import { replySentence } from '@parley/assistant-config/replySentence';
import type { TeamTabQuery } from '#generated/TeamTabQuery';
import { QueryBoundary } from '#router/QueryBoundary.tsx';
import { RadioGroup } from '#ui/controls/RadioGroup.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { EditorSection } from '../editor/EditorSection.tsx';
import { LocalisedField } from '../editor/LocalisedField.tsx';
import { REPLY_TIMES } from '../editor/choices.ts';
import { useAssistantEditor, useConfigSection } from '../editor/assistantEditor.ts';
import { OfficeHoursSection } from './OfficeHoursSection.tsx';
import { PeopleSection } from './PeopleSection.tsx';

/** …/{id}/team: who shows in the chat, when they answer, and how soon. */
export default function TeamTab() {
  return (
    <QueryBoundary what="settings of the team" fallback={<Skeleton className="h-64" />}>
      {(fetchKey) => <Team fetchKey={fetchKey} />}
    </QueryBoundary>
  );
}

function Team({ fetchKey }: { fetchKey: number }) {
  const { assistant: opened } = useAssistantEditor();
  const { assistant, colleagues } = useLazyLoadQuery<TeamTabQuery>(
    graphql`
      query TeamTabQuery($id: ID!) {
        assistant(id: $id) {
          id
          replyMinutes
        }
        colleagues {
          id
          name
          avatar
        }
      }
    `,
    { id: opened.id },
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  const replyMinutes = assistant.replyMinutes ?? null;
  return (
    <div className="@container">
      <PeopleSection people={colleagues} />
      <OfficeHoursSection />
      <ReplyTimeSection replyMinutes={replyMinutes} />
      <TextsSection replyMinutes={replyMinutes} />
    </div>
  );
}

type Measured = {
  /** Of the last seven days; null: nobody answered anybody. */
  replyMinutes: number | null;
};

function ReplyTimeSection({ replyMinutes }: Measured) {
  const { isReadOnly } = useAssistantEditor();
  const { value, set } = useConfigSection('team');
  const measured =
    replySentence('Measured', replyMinutes) ?? 'Nobody was answered in the last seven days: nothing is said as yet';
  const options = REPLY_TIMES.map(({ id, label }) => ({
    id,
    label,
    detail: id === 'Measured' ? measured : (replySentence(id, null) ?? undefined),
  }));
  return (
    <EditorSection title="Reply time" description="How soon visitors can count on an answer.">
      <RadioGroup
        label="Reply time"
        isLabelHidden
        options={options}
        value={value.replyTime}
        onChange={(replyTime) => set({ replyTime })}
        isDisabled={isReadOnly}
      />
    </EditorSection>
  );
}

function TextsSection({ replyMinutes }: Measured) {
  const { value, set } = useConfigSection('team');
  return (
    <EditorSection title="Texts" description="Said beside the reply time, or when you are back.">
      <LocalisedField
        label="While open"
        placeholder={replySentence(value.replyTime, replyMinutes) ?? undefined}
        value={value.onlineText}
        onChange={(onlineText) => set({ onlineText })}
        limit={160}
      />
      <LocalisedField
        label="While closed"
        placeholder="Back on Monday at 09:00"
        value={value.awayText}
        onChange={(awayText) => set({ awayText })}
        limit={160}
      />
    </EditorSection>
  );
}
