/**
 * @generated SignedSource<<47229e596dfa966da4f2ff5dfc5ad662>>
 * @relayHash aa46081679cbcae96d787f7f55a28270
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fc9c07746b3e366020de31a34eb76f7d9e4a12ad25540c287e21241818e833aa

import { ConcreteRequest } from 'relay-runtime';
export type BeginDocumentInput = {
  categoryId?: string | null | undefined;
  name: string;
  size: number;
  start?: string | null | undefined;
};
export type sendDocumentMutation$variables = {
  input: BeginDocumentInput;
};
export type sendDocumentMutation$data = {
  readonly beginDocument: {
    readonly document: {
      readonly receivedBytes: number;
    } | null | undefined;
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
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Document",
        "kind": "LinkedField",
        "name": "document",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "receivedBytes",
            "storageKey": null
          }
        ],
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
    "cacheID": "aa46081679cbcae96d787f7f55a28270",
    "id": "fc9c07746b3e366020de31a34eb76f7d9e4a12ad25540c287e21241818e833aa",
    "metadata": {},
    "name": "sendDocumentMutation",
    "operationKind": "mutation",
    "text": "mutation sendDocumentMutation($input:BeginDocumentInput!){beginDocument(input:$input){id,document{receivedBytes}}}"
  }
};
})();

(node as any).hash = "2e8e706755653d9801daf46b84e2959e";

export default node;
