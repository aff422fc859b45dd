/**
 * @generated SignedSource<<80cf8b6e709fa02dfbc60a42f445b662>>
 * @relayHash c990c11e0d3bf0795b6366498521cf20
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cae2681b70ae731dab7ff4ecdc01992cfab0f918fc46b891489818627d9c106a

import { ConcreteRequest } from 'relay-runtime';
export type useFillGapDismissMutation$variables = {
  questions: ReadonlyArray<string>;
};
export type useFillGapDismissMutation$data = {
  readonly dismissFaqSuggestion: boolean;
};
export type useFillGapDismissMutation = {
  response: useFillGapDismissMutation$data;
  variables: useFillGapDismissMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "questions"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "questions",
        "variableName": "questions"
      }
    ],
    "kind": "ScalarField",
    "name": "dismissFaqSuggestion",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useFillGapDismissMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useFillGapDismissMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "c990c11e0d3bf0795b6366498521cf20",
    "id": "cae2681b70ae731dab7ff4ecdc01992cfab0f918fc46b891489818627d9c106a",
    "metadata": {},
    "name": "useFillGapDismissMutation",
    "operationKind": "mutation",
    "text": "mutation useFillGapDismissMutation($questions:[String!]!){dismissFaqSuggestion(questions:$questions)}"
  }
};
})();

(node as any).hash = "afe3f618d782b61dcb3730000d6fa711";

export default node;
