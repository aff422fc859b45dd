/**
 * @generated SignedSource<<1552a3c4901304d69189f02a1b4f610d>>
 * @relayHash 2c327c07fe984cb4b401b890994d2425
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 309f43c568a7a3b86a9825f491cc2ea3119bf04cd81cae332f4c91ddd8489d30

import { ConcreteRequest } from 'relay-runtime';
export type AutomatedFaqState = "Draft" | "Live" | "Off" | "Suggested";
export type AutomatedFaqFilter = {
  assistantId?: string | null | undefined;
  needsAttention?: boolean | null | undefined;
  search?: string | null | undefined;
  states?: ReadonlyArray<AutomatedFaqState> | null | undefined;
};
export type FaqListMenuQuery$variables = {
  filter?: AutomatedFaqFilter | null | undefined;
};
export type FaqListMenuQuery$data = {
  readonly automatedFaqsCsv: string;
};
export type FaqListMenuQuery = {
  response: FaqListMenuQuery$data;
  variables: FaqListMenuQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "filter",
        "variableName": "filter"
      }
    ],
    "kind": "ScalarField",
    "name": "automatedFaqsCsv",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "FaqListMenuQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FaqListMenuQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "2c327c07fe984cb4b401b890994d2425",
    "id": "309f43c568a7a3b86a9825f491cc2ea3119bf04cd81cae332f4c91ddd8489d30",
    "metadata": {},
    "name": "FaqListMenuQuery",
    "operationKind": "query",
    "text": "query FaqListMenuQuery($filter:AutomatedFaqFilter){automatedFaqsCsv(filter:$filter)}"
  }
};
})();

(node as any).hash = "a71fa9a691b21dcc978d2a7e3480a03c";

export default node;
