import type { ApiKey } from '@parley/db';
import * as v from 'valibot';
import type { ApiScope } from '#__generated__/resolvers.ts';

/** How programs and their authors write them. */
export const SCOPE_WORDS: Readonly<Record<ApiScope, string>> = {
  ConversationsRead: 'conversations:read',
  ConversationsWrite: 'conversations:write',
  VisitorsRead: 'visitors:read',
  ArticlesRead: 'articles:read',
  ArticlesWrite: 'articles:write',
  FormsRead: 'forms:read',
};

const isScope = (name: string): name is ApiScope => name in SCOPE_WORDS;

/** In the order in which they are shown. */
export const SCOPES = Object.keys(SCOPE_WORDS).filter(isScope);

const Stored = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** What a key may be used for; one that is known no more opens nothing. */
export const scopesOf = ({ scopes }: Pick<ApiKey, 'scopes'>): ApiScope[] => v.parse(Stored, scopes).filter(isScope);
