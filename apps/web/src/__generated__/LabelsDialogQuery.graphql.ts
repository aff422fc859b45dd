/**
 * @generated SignedSource<<85f9df3ded35dcf241b966d8fc25cbf9>>
 * @relayHash d0634b4ffa996e0395f40a50048e202f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 41cab353a6cec7b51e30435df6f461b33aadbad5585d233370d52d8e454229b9

import { ConcreteRequest } from 'relay-runtime';
export type LabelColour = "emerald" | "indigo" | "pink" | "red" | "sky" | "slate";
export type LabelsDialogQuery$variables = Record<PropertyKey, never>;
export type LabelsDialogQuery$data = {
  readonly labels: ReadonlyArray<{
    readonly colour: LabelColour;
    readonly conversationsCount: number;
    readonly description: string | null | undefined;
    readonly id: string;
    readonly name: string;
  }>;
};
export type LabelsDialogQuery = {
  response: LabelsDialogQuery$data;
  variables: LabelsDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Label",
    "kind": "LinkedField",
    "name": "labels",
    "plural": true,
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "colour",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "description",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "conversationsCount",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "LabelsDialogQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "LabelsDialogQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "cacheID": "d0634b4ffa996e0395f40a50048e202f",
    "id": "41cab353a6cec7b51e30435df6f461b33aadbad5585d233370d52d8e454229b9",
    "metadata": {},
    "name": "LabelsDialogQuery",
    "operationKind": "query",
    "text": "query LabelsDialogQuery{labels{id,name,colour,description,conversationsCount}}"
  }
};
})();

(node as any).hash = "4ba918475637ca822cdb86d91823bfb2";

export default node;
