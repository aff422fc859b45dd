/**
 * @generated SignedSource<<4d2ddb3745f2abba7ea891839f9c345f>>
 * @relayHash d810e81aa339e0cd68dc9d3c20b18895
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e8bd6fcab85cd81428c47334e9633ecf2d3a6c27919211f8c183e0d4a3f42a48

import { ConcreteRequest } from 'relay-runtime';
import { AssistantConfig } from "@parley/assistant-config/configSchema";
export type AssistantHistoryRestoreMutation$variables = {
  id: string;
  number: number;
};
export type AssistantHistoryRestoreMutation$data = {
  readonly restoreAssistantVersion: {
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
export type AssistantHistoryRestoreMutation = {
  response: AssistantHistoryRestoreMutation$data;
  variables: AssistantHistoryRestoreMutation$variables;
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
    "name": "number"
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
        "name": "number",
        "variableName": "number"
      }
    ],
    "concreteType": "Assistant",
    "kind": "LinkedField",
    "name": "restoreAssistantVersion",
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
    "name": "AssistantHistoryRestoreMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AssistantHistoryRestoreMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "d810e81aa339e0cd68dc9d3c20b18895",
    "id": "e8bd6fcab85cd81428c47334e9633ecf2d3a6c27919211f8c183e0d4a3f42a48",
    "metadata": {},
    "name": "AssistantHistoryRestoreMutation",
    "operationKind": "mutation",
    "text": "mutation AssistantHistoryRestoreMutation($id:ID!,$number:Int!){restoreAssistantVersion(id:$id,number:$number){id,draft{config,revision,savedByName,savedAt,hasChanges,images{path,address}}}}"
  }
};
})();

(node as any).hash = "529ee859d8b894a4bf41ff3731fedae3";

export default node;
