/**
 * @generated SignedSource<<839080101ec73f95414f0b209856925c>>
 * @relayHash f06dd8e69eb1162ee5456e3a6a9f11c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8bc291e2fa920fcad5545326477205b61a41ff0b06edc1efb80a61f945b4e850

import { ConcreteRequest } from 'relay-runtime';
export type useSuggestionActionsDismissMutation$variables = {
  questions: ReadonlyArray<string>;
};
export type useSuggestionActionsDismissMutation$data = {
  readonly dismissFaqSuggestion: boolean;
};
export type useSuggestionActionsDismissMutation = {
  response: useSuggestionActionsDismissMutation$data;
  variables: useSuggestionActionsDismissMutation$variables;
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
    "name": "useSuggestionActionsDismissMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSuggestionActionsDismissMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "f06dd8e69eb1162ee5456e3a6a9f11c0",
    "id": "8bc291e2fa920fcad5545326477205b61a41ff0b06edc1efb80a61f945b4e850",
    "metadata": {},
    "name": "useSuggestionActionsDismissMutation",
    "operationKind": "mutation",
    "text": "mutation useSuggestionActionsDismissMutation($questions:[String!]!){dismissFaqSuggestion(questions:$questions)}"
  }
};
})();

(node as any).hash = "2b4f960b38839691e339ca875e41aa0e";

export default node;
