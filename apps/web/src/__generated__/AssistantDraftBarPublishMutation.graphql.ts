/**
 * @generated SignedSource<<e92b0277982e5ec7a2e6c8c987efd793>>
 * @relayHash 4c0bbe22b253b1a7aa44c74539de2757
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 21be9ff67c18c8b0e025f65f0737d6f8fa7382bacd381e1adf963f10d1dc526f

import { ConcreteRequest } from 'relay-runtime';
import { AssistantConfig } from "@parley/assistant-config/configSchema";
export type PublishAssistantInput = {
  assistantId: string;
  note?: string | null | undefined;
  revision: number;
};
export type AssistantDraftBarPublishMutation$variables = {
  input: PublishAssistantInput;
};
export type AssistantDraftBarPublishMutation$data = {
  readonly publishAssistant: {
    readonly avatar: string | null | undefined;
    readonly draft: {
      readonly hasChanges: boolean;
    };
    readonly id: string;
    readonly published: {
      readonly config: AssistantConfig;
      readonly id: string;
      readonly note: string;
      readonly number: number;
      readonly publishedAt: string;
      readonly publishedByName: string | null | undefined;
    };
    readonly title: string;
  };
};
export type AssistantDraftBarPublishMutation = {
  response: AssistantDraftBarPublishMutation$data;
  variables: AssistantDraftBarPublishMutation$variables;
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
    "concreteType": "Assistant",
    "kind": "LinkedField",
    "name": "publishAssistant",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "title",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "avatar",
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
            "name": "hasChanges",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "AssistantVersion",
        "kind": "LinkedField",
        "name": "published",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "number",
            "storageKey": null
          },
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
            "name": "note",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "publishedAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "publishedByName",
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
    "name": "AssistantDraftBarPublishMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "AssistantDraftBarPublishMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "4c0bbe22b253b1a7aa44c74539de2757",
    "id": "21be9ff67c18c8b0e025f65f0737d6f8fa7382bacd381e1adf963f10d1dc526f",
    "metadata": {},
    "name": "AssistantDraftBarPublishMutation",
    "operationKind": "mutation",
    "text": "mutation AssistantDraftBarPublishMutation($input:PublishAssistantInput!){publishAssistant(input:$input){id,title,avatar,draft{hasChanges},published{id,number,config,note,publishedAt,publishedByName}}}"
  }
};
})();

(node as any).hash = "4267d9801bf67a732da6512ea8a1a426";

export default node;
