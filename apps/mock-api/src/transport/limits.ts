import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor';
import { NoSchemaIntrospectionCustomRule, parse, validate, type GraphQLError, type ValidationContext } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { answerSize } from './answerSize.ts';
import { requestError } from './requestErrors.ts';

/** The dashboard's deepest operation, fragments flattened: products in a message have facts. */
const MAX_DEPTH = 8;
const MAX_ALIASES = 20;
const MAX_DIRECTIVES = 20;
const MAX_TOKENS = 2000;
const MAX_ERRORS = 10;
/** The dashboard and the chat ask for some hundreds. */
const MAX_RECORDS = 20_000;

/** Bounds how much one document may ask for; the sizes of lists are the services' business. */
export function useComplexityLimits() {
  const shared = { propagateOnRejection: false, onReject: [refuse] };
  return EnvelopArmorPlugin({
    maxDepth: { n: MAX_DEPTH, flattenFragments: true, ...shared },
    maxAliases: { n: MAX_ALIASES, allowList: [], ...shared },
    maxDirectives: { n: MAX_DIRECTIVES, ...shared },
    maxTokens: { enabled: false },
    costLimit: { enabled: false },
    blockFieldSuggestion: { enabled: false },
  });
}

/** Bounds a document's length and how many of its errors are answered; hides the schema in production. */
export function useDocumentLimits(isProduction: boolean): Plugin {
  return {
    onParse: ({ setParseFn }) => setParseFn((source, options) => parse(source, { ...options, maxTokens: MAX_TOKENS })),
    onValidate: ({ addValidationRule, setValidationFn }) => {
      if (isProduction) addValidationRule(NoSchemaIntrospectionCustomRule);
      setValidationFn((schema, document, rules) => validate(schema, document, rules, { maxErrors: MAX_ERRORS }));
    },
  };
}

/** Bounds how many records the pages of one answer can hold: a page within a page comes with each of its records. */
export function useAnswerLimit(): Plugin {
  return {
    onExecute: ({ args, setResultAndStopExecution }) => {
      if (answerSize(args) > MAX_RECORDS) setResultAndStopExecution({ errors: [tooManyRecords()] });
    },
  };
}

const tooManyRecords = () =>
  requestError(400, `This could answer more than ${MAX_RECORDS.toLocaleString('en')} records. Ask for smaller pages.`);

function refuse(context: ValidationContext | null, error: GraphQLError): void {
  const message = error.message.replace('Syntax Error: ', '');
  context?.reportError(requestError(400, message, { code: 'GRAPHQL_VALIDATION_FAILED' }));
}
