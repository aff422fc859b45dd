/**
 * @generated SignedSource<<af88faa3dd4ae19b5365395b69c5b58b>>
 * @relayHash 33f7308e57870f0dfa0d5261176e50a1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e96d11af25d5db9793b6b54683ce04aef27d892d4f0c8248bed661a8822b1db8

import { ConcreteRequest } from 'relay-runtime';
import { AssistantConfig } from "@parley/assistant-config/configSchema";
export type SaveAssistantDraftInput = {
  assistantId: string;
  config: AssistantConfig;
  revision: number;
};
export type useSaveDraftMutation$variables = {
  input: SaveAssistantDraftInput;
};
export type useSaveDraftMutation$data = {
  readonly saveAssistantDraft: {
    readonly draft: {
      readonly config: AssistantConfig;
      readonly hasChanges: boolean;
      readonly images: ReadonlyArray<{
        readonly address: string;
        readonly path: string;
      }>;
      readonly revision: number;
      readonly savedAt: string;
      readonly savedByName: string | null | undefined;
    };
    readonly id: string;
  };
};
export type useSaveDraftMutation = {
  response: useSaveDraftMutation$data;
  variables: useSaveDraftMutation$variables;
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
    "concreteType": "Assistant",
    "kind": "LinkedField",
    "name": "saveAssistantDraft",
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
        "concreteType": "AssistantDraft",
        "kind": "LinkedField",
        "name": "draft",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "config",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "revision",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "savedByName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "savedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasChanges",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "ConfigImage",
            "kind": "LinkedField",
            "name": "images",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "path",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "address",
                "storageKey": null
              }
            ],
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
    "name": "useSaveDraftMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaveDraftMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "33f7308e57870f0dfa0d5261176e50a1",
    "id": "e96d11af25d5db9793b6b54683ce04aef27d892d4f0c8248bed661a8822b1db8",
    "metadata": {},
    "name": "useSaveDraftMutation",
    "operationKind": "mutation",
    "text": "mutation useSaveDraftMutation($input:SaveAssistantDraftInput!){saveAssistantDraft(input:$input){id,draft{config,revision,savedByName,savedAt,hasChanges,images{path,address}}}}"
  }
};
})();

(node as any).hash = "ee37b23d5a3211baa2f07742a1701f07";

export default node;
