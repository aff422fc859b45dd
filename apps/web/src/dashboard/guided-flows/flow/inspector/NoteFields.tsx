import type { FlowNote } from '@parley/guided-flow/flow';
import { Select } from '#ui/controls/Select.tsx';
import { TextArea } from '#ui/controls/TextArea.tsx';
import { NOTE_SIZES } from '../noteSizes.ts';

type NoteFieldsProps = {
  note: FlowNote;
  isReadOnly: boolean;
  /** `name`: of the field, so that what is typed is one edit. */
  onChange: (note: FlowNote, name: string) => void;
};

/** What a note says, and how large it lies on the canvas, where its corner can be drawn as well. */
export function NoteFields({ note, isReadOnly, onChange }: NoteFieldsProps) {
  const { width, height } = note;
  const named = NOTE_SIZES.find(({ size }) => size.width === width && size.height === height);
  return (
    <>
      <TextArea
        name="text"
        label="Text"
        hint="For colleagues. Visitors never see it."
        rows={4}
        limit={1000}
        value={note.text}
        isDisabled={isReadOnly}
        onChange={(text) => onChange({ ...note, text }, 'text')}
      />
      <Select
        label="Size"
        placeholder="As drawn"
        options={NOTE_SIZES.map(({ id, label }) => ({ id, label }))}
        value={named?.id ?? null}
        isDisabled={isReadOnly}
        onChange={(id) => onChange({ ...note, ...NOTE_SIZES.find((one) => one.id === id)?.size }, 'size')}
      />
    </>
  );
}
