import {
  type DocumentNode,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import type { User } from '@parley/db';
import type { Context, Viewer } from '#context.ts';

/** What may be executed once for all viewers with the same rights. */
export type Sharing = {
  /** Fields of Subscription whose resolvers look at the viewer's rights alone. */
  subscriptions: ReadonlySet<string>;
  /** Fields, as `Type.field`, that depend on who exactly looks: a selection with one of them is not shared. */
  personalFields: ReadonlySet<string>;
};

/** The subscriptions of the schema that staff share. Whoever adds a resolver that asks who the viewer is names it here. */
export const SHARING: Sharing = {
  subscriptions: new Set([
    'answerStreamed',
    'articleGptStatusChanged',
    'assistantPinged',
    'conversationCreated',
    'conversationDeleted',
    'conversationUpdated',
    'evaluationRunChanged',
    'messageCreated',
    'messageUpdated',
    'onboardingPinged',
    'rolePermissionsChanged',
    'scheduleChanged',
    'usersChanged',
  ]),
  personalFields: new Set([
    'User.email',
    'User.hasTwoFactor',
    'User.invitation',
    'User.lastSeenAt',
    'User.openConversationsCount',
    'User.phone',
    'User.teams',
  ]),
};

type Operation = { schema: GraphQLSchema; document: DocumentNode; operationName?: string | null | undefined };

/** Whether this subscription answers all viewers with the same rights alike. */
export function isShared({ subscriptions, personalFields }: Sharing, { schema, document, operationName }: Operation) {
  const selections = getOperationAST(document, operationName)?.selectionSet.selections ?? [];
  const isDeclared = selections.every((node) => node.kind === Kind.FIELD && subscriptions.has(node.name.value));
  return isDeclared && !selects(schema, document, personalFields);
}

function selects(schema: GraphQLSchema, document: DocumentNode, fields: ReadonlySet<string>): boolean {
  const types = new TypeInfo(schema);
  let isFound = false;
  const Field = () => {
    isFound ||= fields.has(`${types.getParentType()?.name}.${types.getFieldDef()?.name}`);
  };
  visit(document, visitWithTypeInfo(types, { Field }));
  return isFound;
}

/** What of a member of staff is the same for all who have the same rights. */
const OF_THE_RIGHTS: ReadonlySet<PropertyKey> = new Set(['clientId', 'role', 'status'] satisfies (keyof User)[]);

/** `context` for a shared stream: a resolver that asks for more of the viewer than the rights throws. */
export function sharedContext(context: Context): Context {
  const { viewer } = context;
  if (viewer?.kind !== 'staff') return context;
  const user = new Proxy(viewer.user, {
    get(known, name) {
      if (OF_THE_RIGHTS.has(name)) return Reflect.get(known, name);
      throw new Error(`A shared subscription asks for the viewer's ${String(name)}: declare it in sharedStreams.ts.`);
    },
  });
  const shared: Viewer = { ...viewer, user, sessionId: '' };
  return Object.create(Object.prototype, {
    ...Object.getOwnPropertyDescriptors(context),
    viewer: { value: shared },
  });
}

/** Two viewers with the same answer may see the same; null for nobody. */
export function rightsOf({ viewer }: Pick<Context, 'viewer'>): string | null {
  if (!viewer) return null;
  if (viewer.kind === 'visitor') return JSON.stringify([viewer.visitorId, viewer.clientId, viewer.assistantId]);
  const { user, permissions } = viewer;
  return JSON.stringify([user.clientId, user.role, user.status, permissions]);
}
