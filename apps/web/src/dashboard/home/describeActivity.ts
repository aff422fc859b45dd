import { paths } from '#router/paths.ts';
import { counted } from '#ui/format.ts';

type Activity = {
  kind: string;
  actorName?: string | null;
  subjectId?: string | null;
  subject: string;
  number?: number | null;
  assistantType?: string | null;
};

/** The words around what it is about, which is a link to it. Who did it stands before them. */
type Description = { before: string; subject: string; after: string; to: string };

/** What happened, in words. */
export function describeActivity({ kind, subjectId, subject, number, assistantType }: Activity): Description {
  const id = subjectId ?? '';
  switch (kind) {
    case 'Mentioned':
      return { before: 'left a note for you in', subject, after: '', to: paths.conversation(id) };
    case 'Assigned':
      return { before: 'gave you', subject, after: '', to: paths.conversation(id) };
    case 'AssistantPublished': {
      const variant = assistantType === 'FloatingWidget' ? 'chatbot-widget' : 'ai-assistant';
      return { before: 'published', subject, after: version(number), to: paths.assistant(variant, id) };
    }
    case 'ArticlePublished':
      return { before: 'published', subject, after: version(number), to: paths.article(id) };
    case 'ContentTrained':
      return {
        before: '',
        subject,
        after: ` is trained, ${counted(number ?? 0, 'passage')}`,
        to: paths.article(id),
      };
    case 'Resolved':
      return subjectId
        ? { before: 'resolved', subject, after: '', to: paths.conversation(id) }
        : {
            before: 'resolved',
            subject: counted(number ?? 0, 'conversation'),
            after: '',
            to: `${paths.inbox}?status=resolved`,
          };
    default:
      return { before: '', subject, after: '', to: paths.dashboard };
  }
}

const version = (number: number | null | undefined) => (number ? `, version ${number}` : '');
