import { Bot } from 'lucide-react';
import { TILE_COLOURS } from '#session/assistants.slice.ts';
import { CONVERSATION_COLOURS } from '#session/conversations.slice.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { Specimen } from '../Specimen.tsx';

export const title = 'Avatars';

const PEOPLE = ['Hannah Brandt', 'Anders Tveit', 'Vera Klein', 'Oluwaseun Adeyemi', 'Bea Wirz', 'Claire Fabre'];
const ASSISTANTS = ['Nori', 'Gear Finder', 'Trail', 'Pakka', 'Shop help', 'Kit'];
const SIZES = [20, 24, 28, 32, 40, 48, 64] as const;

export default function Avatars() {
  return (
    <>
      <Specimen label="Conversation">
        <div className="flex gap-1.5">
          {CONVERSATION_COLOURS.map((colour, index) => (
            <Avatar key={colour} name={PEOPLE[index] ?? ''} colour={colour} isAlone />
          ))}
        </div>
      </Specimen>
      <Specimen label="Assistant tile">
        <div className="flex gap-1.5">
          {TILE_COLOURS.map((colour, index) => (
            <Avatar key={colour} name={ASSISTANTS[index] ?? ''} colour={colour} shape="square" isAlone />
          ))}
        </div>
      </Specimen>
      <Specimen label="Person, assistant, me">
        <div className="flex gap-1.5">
          <Avatar name="Jonas Reber" look="line" isAlone />
          <Avatar name="Nori" look="assistant" icon={<Bot className="size-4" strokeWidth={1.75} />} isAlone />
          <Avatar name="Maya Lindqvist" look="me" isAlone />
        </div>
      </Specimen>
      <Specimen label="Picture, and one that failed">
        <div className="flex gap-1.5">
          <Avatar name="Parley" image="/favicon.svg" shape="square" size={40} isAlone />
          <Avatar name="Nori" image="data:image/png;base64,AA==" colour="bg-sky-400" shape="square" size={40} isAlone />
        </div>
      </Specimen>
      <Specimen label="20 to 64">
        <div className="flex items-end gap-2">
          {SIZES.map((size) => (
            <Avatar key={size} name="Gear Finder" colour="bg-purple-400" shape="square" size={size} isAlone />
          ))}
        </div>
      </Specimen>
    </>
  );
}
