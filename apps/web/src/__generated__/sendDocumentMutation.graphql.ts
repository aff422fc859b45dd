/**
 * @generated SignedSource<<d38c197690fca00be9620a6403504b5e>>
 * @relayHash e7f6a5bd3dfca13fab98ec5a72ee2062
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f18cc583bbf9e92fa90a75f78ec0f816c2e8d4f64593bf1cb6d94933a88e98cd

import { ConcreteRequest } from 'relay-runtime';
export type BeginDocumentInput = {
  categoryId?: string | null | undefined;
  name: string;
  size: number;
};
export type sendDocumentMutation$variables = {
  input: BeginDocumentInput;
};
export type sendDocumentMutation$data = {
  readonly beginDocument: {
    readonly id: string;
  };
};
export type sendDocumentMutation = {
  response: sendDocumentMutation$data;
  variables: sendDocumentMutation$variables;
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
    "concreteType": "Article",
    "kind": "LinkedField",
    "name": "beginDocument",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "id",
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
    "name": "sendDocumentMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "sendDocumentMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "e7f6a5bd3dfca13fab98ec5a72ee2062",
    "id": "f18cc583bbf9e92fa90a75f78ec0f816c2e8d4f64593bf1cb6d94933a88e98cd",
    "metadata": {},
    "name": "sendDocumentMutation",
    "operationKind": "mutation",
    "text": "mutation sendDocumentMutation($input:BeginDocumentInput!){beginDocument(input:$input){id}}"
  }
};
})();

(node as any).hash = "e93dc7c5073c3d86cc8d50a8114100de";

export default node;
