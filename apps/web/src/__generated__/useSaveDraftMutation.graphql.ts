/**
 * @generated SignedSource<<56ec315d07a0334a83d4416c792c91f0>>
 * @relayHash 19ca07c69c1950a757461e70767b5b06
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9f81f43fbdd740be1f6cd96aaf6fd28b8e48cb19b6330910ec608b77e945281

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
      readonly isSomebodyOnline: boolean;
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
            "kind": "ScalarField",
            "name": "isSomebodyOnline",
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
    "cacheID": "19ca07c69c1950a757461e70767b5b06",
    "id": "b9f81f43fbdd740be1f6cd96aaf6fd28b8e48cb19b6330910ec608b77e945281",
    "metadata": {},
    "name": "useSaveDraftMutation",
    "operationKind": "mutation",
    "text": "mutation useSaveDraftMutation($input:SaveAssistantDraftInput!){saveAssistantDraft(input:$input){id,draft{config,revision,savedByName,savedAt,hasChanges,isSomebodyOnline,images{path,address}}}}"
  }
};
})();

(node as any).hash = "131b0933a57639dd7db4d893d65bf08d";

export default node;
