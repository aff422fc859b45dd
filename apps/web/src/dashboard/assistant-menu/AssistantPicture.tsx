import { useImage } from '#assets/useImage.ts';
import { useSession } from '#session/sessionStore.ts';
import { Avatar } from '#ui/Avatar.tsx';

type AssistantPictureProps = { assistant: { id: string; title: string; avatar: string | null | undefined } };

/** The assistant's avatar, or without one a coloured tile with its initial (spec §2). */
export function AssistantPicture({ assistant: { id, title, avatar } }: AssistantPictureProps) {
  const colour = useSession(({ assistants }) => assistants.tileColours[id]);
  const { source, isLoading } = useImage(avatar || null);
  const [initial = '?'] = title.trim();
  if (isLoading) return <span aria-hidden className="block size-8 flex-none rounded-control bg-ink/8" />;
  return <Avatar name={title} icon={initial.toLocaleUpperCase()} shape="square" colour={colour} image={source} />;
}
