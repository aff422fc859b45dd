/**
 * @generated SignedSource<<10a95c27eb9ff7734a45e22a45aba28a>>
 * @relayHash 8b17a22d9bd5870e1c206a1a451d8a50
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4fab80ecb9c7578bc2bacfc21658b05f1400d1d8c25a28e2cb885e1a2a2ded32

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
    readonly conversationsCount: number;
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
    "cacheID": "8b17a22d9bd5870e1c206a1a451d8a50",
    "id": "4fab80ecb9c7578bc2bacfc21658b05f1400d1d8c25a28e2cb885e1a2a2ded32",
    "metadata": {},
    "name": "CreateLabel",
    "operationKind": "mutation",
    "text": "mutation CreateLabel($input:LabelInput!){createLabel(input:$input){id,name,colour,description,conversationsCount}}"
  }
};
})();

(node as any).hash = "bd1cc37fe2955875e26c3fec4f88b26a";

export default node;
