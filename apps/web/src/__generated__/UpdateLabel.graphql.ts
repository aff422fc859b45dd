/**
 * @generated SignedSource<<bcc8d36c0693dcf160bda98bdb9614ab>>
 * @relayHash 5a8930afa73e4a304115cb4aedf96028
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8ff58895ed8fef359aa326c4371587afbd7e916dc40a04ae35297a88fdd84cbd

import { ConcreteRequest } from 'relay-runtime';
export type LabelColour = "emerald" | "indigo" | "pink" | "red" | "sky" | "slate";
export type LabelInput = {
  colour: LabelColour;
  description?: string | null | undefined;
  name: string;
};
export type UpdateLabel$variables = {
  id: string;
  input: LabelInput;
};
export type UpdateLabel$data = {
  readonly updateLabel: {
    readonly colour: LabelColour;
    readonly description: string | null | undefined;
    readonly id: string;
    readonly name: string;
  };
};
export type UpdateLabel = {
  response: UpdateLabel$data;
  variables: UpdateLabel$variables;
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
    "name": "input"
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
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "Label",
    "kind": "LinkedField",
    "name": "updateLabel",
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
    "name": "UpdateLabel",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "UpdateLabel",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "5a8930afa73e4a304115cb4aedf96028",
    "id": "8ff58895ed8fef359aa326c4371587afbd7e916dc40a04ae35297a88fdd84cbd",
    "metadata": {},
    "name": "UpdateLabel",
    "operationKind": "mutation",
    "text": "mutation UpdateLabel($id:ID!,$input:LabelInput!){updateLabel(id:$id,input:$input){id,name,colour,description}}"
  }
};
})();

(node as any).hash = "4706cb76b72f14d45c531e100ffe22fe";

export default node;
