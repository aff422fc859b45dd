import { UserX, X } from 'lucide-react';
import { PersonAvatar } from '#assets/PersonAvatar.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import { ComboBox } from '#ui/controls/ComboBox.tsx';
import { NumberField } from '#ui/controls/NumberField.tsx';
import { RadioGroup } from '#ui/controls/RadioGroup.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { ReorderList } from '#ui/lists/ReorderList.tsx';
import { EditorSection } from '../editor/EditorSection.tsx';
import { useAssistantEditor, useConfigSection } from '../editor/assistantEditor.ts';
import { SHOWN_PEOPLE } from '../editor/choices.ts';

type Person = { readonly id: string; readonly name: string; readonly avatar?: string | null };

/** Whose names and faces visitors see before a person answers. */
export function PeopleSection({ people }: { people: readonly Person[] }) {
  const { isReadOnly } = useAssistantEditor();
  const { value, set } = useConfigSection('team');
  return (
    <EditorSection title="People" description="Whose names and faces visitors see.">
      <RadioGroup
        label="Who shows"
        options={SHOWN_PEOPLE}
        value={value.shows}
        onChange={(shows) => set({ shows })}
        isDisabled={isReadOnly}
      />
      {value.shows === 'Selected' && <SelectedPeople people={people} />}
      {value.shows !== 'Nobody' && (
        <NumberField
          label="Faces at most"
          hint="Further people are counted."
          min={1}
          max={5}
          value={value.maxFaces}
          onChange={(maxFaces) => set({ maxFaces: maxFaces ?? 3 })}
          isDisabled={isReadOnly}
        />
      )}
    </EditorSection>
  );
}

const MOST = 50;

function SelectedPeople({ people }: { people: readonly Person[] }) {
  const { isReadOnly } = useAssistantEditor();
  const { value, set, problem } = useConfigSection('team');
  const { memberIds } = value;
  const chosen = memberIds.map((id) => ({ id, person: people.find((one) => one.id === id) ?? null }));
  const others = people.filter(({ id }) => !memberIds.includes(id));

  const add = (id: string) => set({ memberIds: [...memberIds, id] });

  const nameOf = ({ person }: (typeof chosen)[number]) => person?.name ?? 'Somebody who has left';
  return (
    <>
      {chosen.length === 0 ? (
        <p className="text-dense text-ink-muted">Nobody is chosen yet, and nobody shows.</p>
      ) : (
        <ReorderList
          label="People who show"
          items={chosen}
          nameOf={nameOf}
          onReorder={(ordered) => set({ memberIds: ordered.map(({ id }) => id) })}
          isDisabled={isReadOnly}
        >
          {(member, { handle, moveButtons }) => (
            <div className="flex items-center gap-2 py-1 pr-1.5 pl-2 text-dense">
              {handle}
              {member.person ? (
                <PersonAvatar person={member.person} size={24} look="line" />
              ) : (
                <Avatar name="" size={24} look="line" icon={<UserX className="size-3.5" strokeWidth={1.75} />} />
              )}
              <span className={`min-w-0 flex-1 truncate py-1 ${member.person ? '' : 'text-ink-muted'}`}>
                {nameOf(member)}
              </span>
              <div className="flex flex-none items-center">
                {moveButtons}
                {!isReadOnly && (
                  <IconButton
                    icon={X}
                    label={`Remove ${nameOf(member)}`}
                    onClick={() => set({ memberIds: memberIds.filter((id) => id !== member.id) })}
                  />
                )}
              </div>
            </div>
          )}
        </ReorderList>
      )}
      {!isReadOnly && memberIds.length < MOST && (
        <ComboBox
          label="Add a colleague"
          placeholder="Search names"
          options={others.map(({ id, name }) => ({ id, label: name }))}
          value={null}
          onChange={(id) => id && add(id)}
          error={problem('memberIds')}
        />
      )}
    </>
  );
}
