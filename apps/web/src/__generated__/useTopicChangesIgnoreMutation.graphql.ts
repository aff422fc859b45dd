/**
 * @generated SignedSource<<f39aa74e4fc589d3c0666cd0ba6b248b>>
 * @relayHash ac22c7f57a69f47750b2b69703ec09a8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 39062d96e875950e88ed38c3b6327b68458b8760c211afd5ba782a8c78819c30

import { ConcreteRequest } from 'relay-runtime';
export type useTopicChangesIgnoreMutation$variables = {
  id: string;
  isIgnored: boolean;
};
export type useTopicChangesIgnoreMutation$data = {
  readonly setTopicIgnored: {
    readonly id: string;
    readonly isIgnored: boolean;
  };
};
export type useTopicChangesIgnoreMutation = {
  response: useTopicChangesIgnoreMutation$data;
  variables: useTopicChangesIgnoreMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "isIgnored"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      },
      {
        "kind": "Variable",
        "name": "isIgnored",
        "variableName": "isIgnored"
      }
    ],
    "concreteType": "Topic",
    "kind": "LinkedField",
    "name": "setTopicIgnored",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isIgnored",
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
    "name": "useTopicChangesIgnoreMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTopicChangesIgnoreMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "ac22c7f57a69f47750b2b69703ec09a8",
    "id": "39062d96e875950e88ed38c3b6327b68458b8760c211afd5ba782a8c78819c30",
    "metadata": {},
    "name": "useTopicChangesIgnoreMutation",
    "operationKind": "mutation",
    "text": "mutation useTopicChangesIgnoreMutation($id:ID!,$isIgnored:Boolean!){setTopicIgnored(id:$id,isIgnored:$isIgnored){id,isIgnored}}"
  }
};
})();

(node as any).hash = "bd3d5957458ad16f3a539dbe8fb1e315";

export default node;
