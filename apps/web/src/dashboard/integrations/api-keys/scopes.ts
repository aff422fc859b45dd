import * as v from 'valibot';
import { type ApiScope } from '#generated/CreateApiKey';
import { type Option } from '#ui/controls/option.ts';

/** What keys may be used for, as programs and people write it. */
export const SCOPES: readonly Option<ApiScope>[] = [
  { id: 'ConversationsRead', label: 'conversations:read', detail: 'Conversations and what is written in them.' },
  { id: 'ConversationsWrite', label: 'conversations:write', detail: 'Reply to visitors, in your name.' },
  { id: 'VisitorsRead', label: 'visitors:read', detail: 'Who writes, with addresses and phone numbers.' },
  { id: 'ArticlesRead', label: 'articles:read', detail: 'Articles with their text, drafts included.' },
  { id: 'ArticlesWrite', label: 'articles:write', detail: 'Draft articles. Publishing stays with people.' },
  { id: 'FormsRead', label: 'forms:read', detail: 'Forms and what visitors sent in.' },
];

/** What is asked of a key's name and scopes. */
export const KEY_FIELDS = {
  name: v.pipe(v.string(), v.trim(), v.nonEmpty('Enter a name.'), v.maxLength(60, 'Use at most 60 characters.')),
  scopes: v.pipe(
    v.array(v.picklist(SCOPES.map(({ id }) => id))),
    v.minLength(1, 'Choose what the key may be used for.'),
  ),
};

/** `conversations:read` */
export const scopeWord = (scope: string): string => SCOPES.find(({ id }) => id === scope)?.label ?? scope;
