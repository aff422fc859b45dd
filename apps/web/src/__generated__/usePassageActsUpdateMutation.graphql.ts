/**
 * @generated SignedSource<<c3239cd81b140973529d0f01b58c52ee>>
 * @relayHash 3f23c0260ef275a53b8db1e873b9f25f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d21453bc1507f5eda752d564b301d3e0d24b502f321861c6ae5aac282896fcde

import { ConcreteRequest } from 'relay-runtime';
export type UpdatePassageInput = {
  heading?: string | null | undefined;
  id: string;
  isEnabled?: boolean | null | undefined;
  questions?: ReadonlyArray<string> | null | undefined;
  text?: string | null | undefined;
};
export type usePassageActsUpdateMutation$variables = {
  input: UpdatePassageInput;
};
export type usePassageActsUpdateMutation$data = {
  readonly updatePassage: {
    readonly id: string;
    readonly passages: ReadonlyArray<{
      readonly heading: string;
      readonly id: string;
      readonly isEdited: boolean;
      readonly isEnabled: boolean;
      readonly questions: ReadonlyArray<string>;
      readonly text: string;
    }>;
  };
};
export type usePassageActsUpdateMutation = {
  response: usePassageActsUpdateMutation$data;
  variables: usePassageActsUpdateMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
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
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "Article",
    "kind": "LinkedField",
    "name": "updatePassage",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "Passage",
        "kind": "LinkedField",
        "name": "passages",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "heading",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "text",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "questions",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isEnabled",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "isEdited",
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
    "name": "usePassageActsUpdateMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "usePassageActsUpdateMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "3f23c0260ef275a53b8db1e873b9f25f",
    "id": "d21453bc1507f5eda752d564b301d3e0d24b502f321861c6ae5aac282896fcde",
    "metadata": {},
    "name": "usePassageActsUpdateMutation",
    "operationKind": "mutation",
    "text": "mutation usePassageActsUpdateMutation($input:UpdatePassageInput!){updatePassage(input:$input){id,passages{id,heading,text,questions,isEnabled,isEdited}}}"
  }
};
})();

(node as any).hash = "56cea6fbbffa95df3d2a451a5daf13d4";

export default node;
