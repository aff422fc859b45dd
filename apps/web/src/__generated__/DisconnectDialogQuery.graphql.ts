/**
 * @generated SignedSource<<7d22c32ddde13cd6521b91b9f5d1183a>>
 * @relayHash 7c554c8b4400b8f647f0090b61078d99
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b2f18ec9a16aeb9a7366822a29003efd3075ddfe3ddfc6580eec4f4445b4f36a

import { ConcreteRequest } from 'relay-runtime';
export type DisconnectDialogQuery$variables = {
  id: string;
};
export type DisconnectDialogQuery$data = {
  readonly store: {
    readonly disconnectImpact: {
      readonly assistants: ReadonlyArray<string>;
      readonly conversations: number;
      readonly products: number;
      readonly shownLately: number;
    };
    readonly id: string;
  };
};
export type DisconnectDialogQuery = {
  response: DisconnectDialogQuery$data;
  variables: DisconnectDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
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
      }
    ],
    "concreteType": "StoreIntegration",
    "kind": "LinkedField",
    "name": "store",
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
        "concreteType": "StoreDisconnectImpact",
        "kind": "LinkedField",
        "name": "disconnectImpact",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "products",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "assistants",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "shownLately",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "conversations",
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
    "name": "DisconnectDialogQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DisconnectDialogQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "7c554c8b4400b8f647f0090b61078d99",
    "id": "b2f18ec9a16aeb9a7366822a29003efd3075ddfe3ddfc6580eec4f4445b4f36a",
    "metadata": {},
    "name": "DisconnectDialogQuery",
    "operationKind": "query",
    "text": "query DisconnectDialogQuery($id:ID!){store(id:$id){id,disconnectImpact{products,assistants,shownLately,conversations}}}"
  }
};
})();

(node as any).hash = "3b3426e67ab7f3bf4747411d79d910a1";

export default node;
