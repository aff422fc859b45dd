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

/** The words around what it is about, which is a link to it. Who did it, where that is known, stands before them. */
type Description = { before: string; subject: string; after: string; to: string };

/** What happened, in words. */
export function describeActivity({
  kind,
  actorName,
  subjectId,
  subject,
  number,
  assistantType,
}: Activity): Description {
  const id = subjectId ?? '';
  /** «Maya published Lux», or «Lux was published» where nobody is named. */
  const done = (what: string, rest = '', isMany = false) =>
    actorName ? { before: what, after: rest } : { before: '', after: ` ${isMany ? 'were' : 'was'} ${what}${rest}` };
  switch (kind) {
    case 'Mentioned':
      return { before: 'left a note for you in', subject, after: '', to: paths.conversation(id) };
    case 'Assigned':
      return { before: 'gave you', subject, after: '', to: paths.conversation(id) };
    case 'AssistantPublished': {
      const variant = assistantType === 'FloatingWidget' ? 'chatbot-widget' : 'ai-assistant';
      return { ...done('published', version(number)), subject, to: paths.assistant(variant, id) };
    }
    case 'ArticlePublished':
      return { ...done('published', version(number)), subject, to: paths.article(id) };
    case 'FlowPublished':
      return { ...done('published', version(number)), subject, to: paths.guidedFlow(id) };
    case 'FormPublished':
      return { ...done('published', version(number)), subject, to: paths.form(id) };
    case 'FormSubmitted':
      return { before: `${counted(number ?? 0, 'submission')} of`, subject, after: '', to: paths.form(id) };
    case 'ContentTrained':
      return subjectId
        ? { before: '', subject, after: ` is trained, ${counted(number ?? 0, 'passage')}`, to: paths.article(id) }
        : { before: '', subject: counted(number ?? 0, 'webpage'), after: ' are trained', to: paths.webpages };
    case 'Resolved':
      return subjectId
        ? { ...done('resolved'), subject, to: paths.conversation(id) }
        : {
            ...done('resolved', '', number !== 1),
            subject: counted(number ?? 0, 'conversation'),
            to: `${paths.inbox}?status=resolved`,
          };
    default:
      return { before: '', subject, after: '', to: paths.dashboard };
  }
}

const version = (number: number | null | undefined) => (number ? `, version ${number}` : '');
