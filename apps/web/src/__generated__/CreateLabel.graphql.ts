/**
 * @generated SignedSource<<ab97b8be8750bb38e091eebf3e2613f4>>
 * @relayHash 3c340f09a87e44b1236a9b7af6d99700
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0b74a70f55a1a2a1dc6829b99d57ac8296868fcfec79a88d13ff22db3255f80d

import { ConcreteRequest } from 'relay-runtime';
export type LabelColour = "emerald" | "indigo" | "pink" | "red" | "sky" | "slate";
export type LabelInput = {
  colour: LabelColour;
  description?: string | null | undefined;
  name: string;
};
export type CreateLabel$variables = {
  input: LabelInput;
};
export type CreateLabel$data = {
  readonly createLabel: {
    readonly colour: LabelColour;
    readonly description: string | null | undefined;
    readonly id: string;
    readonly name: string;
  };
};
export type CreateLabel = {
  response: CreateLabel$data;
  variables: CreateLabel$variables;
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
    "concreteType": "Label",
    "kind": "LinkedField",
    "name": "createLabel",
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
    "name": "CreateLabel",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CreateLabel",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "3c340f09a87e44b1236a9b7af6d99700",
    "id": "0b74a70f55a1a2a1dc6829b99d57ac8296868fcfec79a88d13ff22db3255f80d",
    "metadata": {},
    "name": "CreateLabel",
    "operationKind": "mutation",
    "text": "mutation CreateLabel($input:LabelInput!){createLabel(input:$input){id,name,colour,description}}"
  }
};
})();

(node as any).hash = "c1856b2b3da04f454209af371e0a4199";

export default node;
