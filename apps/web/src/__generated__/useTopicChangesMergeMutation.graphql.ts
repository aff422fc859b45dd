/**
 * @generated SignedSource<<4ffe013c7e7e50d8c3c8016c60ce9273>>
 * @relayHash d2163e4e105ea233618923afc47f6add
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 218930110522b9177b1b856f22874e5ce321741fe7ad192c6bd84d40fe06854a

import { ConcreteRequest } from 'relay-runtime';
export type useTopicChangesMergeMutation$variables = {
  id: string;
  intoId: string;
};
export type useTopicChangesMergeMutation$data = {
  readonly mergeTopic: {
    readonly id: string;
    readonly name: string;
  };
};
export type useTopicChangesMergeMutation = {
  response: useTopicChangesMergeMutation$data;
  variables: useTopicChangesMergeMutation$variables;
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
    "name": "intoId"
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
        "name": "intoId",
        "variableName": "intoId"
      }
    ],
    "concreteType": "Topic",
    "kind": "LinkedField",
    "name": "mergeTopic",
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
        "name": "name",
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
    "name": "useTopicChangesMergeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTopicChangesMergeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "d2163e4e105ea233618923afc47f6add",
    "id": "218930110522b9177b1b856f22874e5ce321741fe7ad192c6bd84d40fe06854a",
    "metadata": {},
    "name": "useTopicChangesMergeMutation",
    "operationKind": "mutation",
    "text": "mutation useTopicChangesMergeMutation($id:ID!,$intoId:ID!){mergeTopic(id:$id,intoId:$intoId){id,name}}"
  }
};
})();

(node as any).hash = "14ad48081d26e69ba295a738e4d2c2ce";

export default node;
