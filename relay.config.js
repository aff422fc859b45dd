// CommonJS: relay-compiler reads it so. Needs no "type": "module" in the root package.json.
module.exports = {
  src: './apps/web/src',
  schema: './schema.graphql',
  language: 'typescript',
  artifactDirectory: './apps/web/src/__generated__',
  eagerEsModules: true,
  customScalarTypes: {
    DateTime: 'string',
    AssistantConfig: { name: 'AssistantConfig', path: '@parley/assistant-config/configSchema' },
    FormContent: { name: 'FormContent', path: '@parley/form/form' },
    FormAnswers: { name: 'Answers', path: '@parley/form/form' },
    GuidedFlowContent: { name: 'GuidedFlow', path: '@parley/guided-flow/flow' },
    // Read by the chat alone.
    ChatConfig: 'unknown',
    PublicForm: 'unknown',
  },
  requireCustomScalarTypes: true,
  noFutureProofEnums: true,
  excludes: ['**/node_modules/**', '**/__generated__/**'],
  // The id is the sha-256 of the text, which is the hash that persisted queries send: nothing is hashed in the browser.
  persistConfig: { file: './apps/web/persisted-queries.json', algorithm: 'SHA256', include_query_text: true },
  featureFlags: { compact_query_text: { kind: 'enabled' } },
};
