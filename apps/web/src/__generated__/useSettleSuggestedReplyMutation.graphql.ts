/**
 * @generated SignedSource<<34119342b33a680179ce1e57b651fead>>
 * @relayHash b2dc70b252b0fe70c9e3b5c4bf90cd9e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0adaa4083ee87686c2062cfaf32b643a9c08d14ab402b8ba0579251ae931d6d0

import { ConcreteRequest } from 'relay-runtime';
export type SuggestionKind = "Colleague" | "Knowledge";
export type SettleSuggestedReplyInput = {
  isTaken: boolean;
  kind: SuggestionKind;
  questionId: string;
};
export type useSettleSuggestedReplyMutation$variables = {
  input: SettleSuggestedReplyInput;
};
export type useSettleSuggestedReplyMutation$data = {
  readonly settleSuggestedReply: boolean;
};
export type useSettleSuggestedReplyMutation = {
  response: useSettleSuggestedReplyMutation$data;
  variables: useSettleSuggestedReplyMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "kind": "ScalarField",
    "name": "settleSuggestedReply",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSettleSuggestedReplyMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSettleSuggestedReplyMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "b2dc70b252b0fe70c9e3b5c4bf90cd9e",
    "id": "0adaa4083ee87686c2062cfaf32b643a9c08d14ab402b8ba0579251ae931d6d0",
    "metadata": {},
    "name": "useSettleSuggestedReplyMutation",
    "operationKind": "mutation",
    "text": "mutation useSettleSuggestedReplyMutation($input:SettleSuggestedReplyInput!){settleSuggestedReply(input:$input)}"
  }
};
})();

(node as any).hash = "2630dda618ba474cb26c548d130849a4";

export default node;
