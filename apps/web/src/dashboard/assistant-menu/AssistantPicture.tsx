import { RemoteImage } from '#assets/RemoteImage.tsx';
import { useSession } from '#session/sessionStore.ts';
import { Avatar } from '#ui/Avatar.tsx';

type AssistantPictureProps = { assistant: { id: string; title: string; avatar: string | null | undefined } };

/** The assistant's avatar, or without one a coloured tile with its initial (spec §2). */
export function AssistantPicture({ assistant: { id, title, avatar } }: AssistantPictureProps) {
  const colour = useSession(({ assistants }) => assistants.tileColours[id]);
  const [initial = '?'] = title.trim();
  const tile = <Avatar name={title} icon={initial.toLocaleUpperCase()} shape="square" colour={colour} />;
  if (!avatar) return tile;
  return <RemoteImage address={avatar} alt="" className="size-8 flex-none rounded-control" fallback={tile} />;
}
