/**
 * @generated SignedSource<<574aaa4b08eaed45f7b7b46bec7ab3fa>>
 * @relayHash 6763d8a2628263dcd0fcf7e77852863e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8102dd90426e248d4c3c00d683256e1c0cf7ba78bb6057d8817862ed45a8235d

import { ConcreteRequest } from 'relay-runtime';
export type AssistantTemplate = "Blank" | "Booking" | "Sales" | "Support";
export type AssistantType = "FloatingWidget" | "FullscreenOverlay";
export type CreateAssistantInput = {
  copyOfId?: string | null | undefined;
  template?: AssistantTemplate | null | undefined;
  title: string;
  type: AssistantType;
};
export type CreateAssistant$variables = {
  input: CreateAssistantInput;
};
export type CreateAssistant$data = {
  readonly createAssistant: {
    readonly archivedAt: string | null | undefined;
    readonly avatar: string | null | undefined;
    readonly chatUrl: string;
    readonly conversationsToday: number;
    readonly draft: {
      readonly hasChanges: boolean;
    };
    readonly id: string;
    readonly isEnabled: boolean;
    readonly lastPingAt: string | null | undefined;
    readonly lastPingUrl: string | null | undefined;
    readonly title: string;
    readonly type: AssistantType;
  };
};
export type CreateAssistant = {
  response: CreateAssistant$data;
  variables: CreateAssistant$variables;
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
    "name": "createAssistant",
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
        "name": "type",
        "storageKey": null
      },
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
        "kind": "ScalarField",
        "name": "chatUrl",
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
        "name": "archivedAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lastPingAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "lastPingUrl",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "conversationsToday",
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
    "name": "CreateAssistant",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CreateAssistant",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "6763d8a2628263dcd0fcf7e77852863e",
    "id": "8102dd90426e248d4c3c00d683256e1c0cf7ba78bb6057d8817862ed45a8235d",
    "metadata": {},
    "name": "CreateAssistant",
    "operationKind": "mutation",
    "text": "mutation CreateAssistant($input:CreateAssistantInput!){createAssistant(input:$input){id,type,title,avatar,chatUrl,isEnabled,archivedAt,lastPingAt,lastPingUrl,conversationsToday,draft{hasChanges}}}"
  }
};
})();

(node as any).hash = "8fad5d111f82dd8c7659d7aef6e187bc";

export default node;
