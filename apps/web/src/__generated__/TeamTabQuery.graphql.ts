/**
 * @generated SignedSource<<89c3d16bf96b33dc2231716d83bccbea>>
 * @relayHash 1127a575757db6863549bfbd66fa43ca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 06a90617aab0284d41802e0c530d55aae7a1283dc6ad7c337bddb0bdca040058

import { ConcreteRequest } from 'relay-runtime';
export type TeamTabQuery$variables = {
  id: string;
};
export type TeamTabQuery$data = {
  readonly assistant: {
    readonly id: string;
    readonly replyMinutes: number | null | undefined;
  };
  readonly colleagues: ReadonlyArray<{
    readonly avatar: string | null | undefined;
    readonly id: string;
    readonly name: string;
  }>;
};
export type TeamTabQuery = {
  response: TeamTabQuery$data;
  variables: TeamTabQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "Assistant",
    "kind": "LinkedField",
    "name": "assistant",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "replyMinutes",
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "User",
    "kind": "LinkedField",
    "name": "colleagues",
    "plural": true,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "name",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "avatar",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "TeamTabQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TeamTabQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "1127a575757db6863549bfbd66fa43ca",
    "id": "06a90617aab0284d41802e0c530d55aae7a1283dc6ad7c337bddb0bdca040058",
    "metadata": {},
    "name": "TeamTabQuery",
    "operationKind": "query",
    "text": "query TeamTabQuery($id:ID!){assistant(id:$id){id,replyMinutes},colleagues{id,name,avatar}}"
  }
};
})();

(node as any).hash = "dc864ea0deebe0464e20ccd68998db69";

export default node;
