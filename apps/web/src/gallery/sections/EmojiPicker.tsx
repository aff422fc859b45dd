import { useState } from 'react';
import { EmojiButton } from '#ui/emoji-picker/EmojiButton.tsx';
import { type CustomEmojis, type PickedEmoji } from '#ui/emoji-picker/pickedEmoji.ts';
import { Specimen } from '../Specimen.tsx';

export const title = 'Emoji picker';

const FACE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4" fill="#00645a"/><path d="M2 5q2 2 4 0" stroke="#fff" fill="none"/></svg>')}`;
const NORTHWIND: CustomEmojis = {
  name: 'Northwind Outdoor',
  emojis: [{ id: 'nori', name: 'Nori', keywords: ['northwind'], src: FACE }],
};

export default function EmojiPickers() {
  const [picked, setPicked] = useState<PickedEmoji | null>(null);
  return (
    <>
      <Specimen label="Closed">
        <EmojiButton onPick={setPicked} />
      </Specimen>
      <Specimen label="With the company's own">
        <EmojiButton label="Insert emoji or face" loadCustom={async () => NORTHWIND} onPick={setPicked} />
      </Specimen>
      <Specimen label="In Chinese">
        <EmojiButton label="插入表情" locale="zh" onPick={setPicked} />
      </Specimen>
      <Specimen label="Disabled">
        <EmojiButton label="Insert no emoji" isDisabled onPick={setPicked} />
      </Specimen>
      <Specimen label="Picked">
        <output className="text-dense">
          {picked === null && 'nothing yet'}
          {picked?.kind === 'native' && `${picked.native} ${picked.shortcodes}`}
          {picked?.kind === 'custom' && (
            <>
              <img src={picked.src} alt="" className="inline size-5" /> {picked.shortcodes}
            </>
          )}
        </output>
      </Specimen>
    </>
  );
}
