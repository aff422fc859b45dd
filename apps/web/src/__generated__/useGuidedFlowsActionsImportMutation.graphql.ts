/**
 * @generated SignedSource<<254808b0a67f344fb15ff79a1a035fba>>
 * @relayHash 04f3e0ef2ae3d9914af4c426413aa29a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 721bd2e378eedb9f2610934e0fe658ccebdbb8fe80bddc8f3a86a5841c56bc10

import { ConcreteRequest } from 'relay-runtime';
export type GuidedFlowStatus = "Archived" | "Draft" | "Published";
export type PresentationType = "Button" | "Card";
import { GuidedFlow } from "@parley/guided-flow/flow";
export type useGuidedFlowsActionsImportMutation$variables = {
  content: GuidedFlow;
};
export type useGuidedFlowsActionsImportMutation$data = {
  readonly importGuidedFlow: {
    readonly archivedAt: string | null | undefined;
    readonly begunBy: ReadonlyArray<{
      readonly id: string;
      readonly question: string;
    }>;
    readonly completions: number;
    readonly draft: {
      readonly content: GuidedFlow;
      readonly hasChanges: boolean;
    };
    readonly id: string;
    readonly name: string;
    readonly presentation: {
      readonly lineOne: string;
      readonly lineThree: string | null | undefined;
      readonly lineTwo: string | null | undefined;
      readonly type: PresentationType;
    };
    readonly published: {
      readonly id: string;
      readonly number: number;
    } | null | undefined;
    readonly publishedIssues: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly publishedWarnings: ReadonlyArray<string>;
    readonly starts: number;
    readonly status: GuidedFlowStatus;
    readonly updatedAt: string;
    readonly usedIn: ReadonlyArray<{
      readonly id: string;
      readonly title: string;
    }>;
  };
};
export type useGuidedFlowsActionsImportMutation = {
  response: useGuidedFlowsActionsImportMutation$data;
  variables: useGuidedFlowsActionsImportMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "content"
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
        "name": "content",
        "variableName": "content"
      }
    ],
    "concreteType": "GuidedFlow",
    "kind": "LinkedField",
    "name": "importGuidedFlow",
    "plural": false,
    "selections": [
      (v1/*:: as any*/),
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
        "name": "status",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "FlowPresentation",
        "kind": "LinkedField",
        "name": "presentation",
        "plural": false,
        "selections": [
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
            "name": "lineOne",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lineTwo",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lineThree",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "GuidedFlowDraft",
        "kind": "LinkedField",
        "name": "draft",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "content",
            "storageKey": null
          },
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
        "concreteType": "GuidedFlowVersion",
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
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "GuidedFlowIssue",
        "kind": "LinkedField",
        "name": "publishedIssues",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "publishedWarnings",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Assistant",
        "kind": "LinkedField",
        "name": "usedIn",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "title",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "AutomatedFaq",
        "kind": "LinkedField",
        "name": "begunBy",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "question",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "starts",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "completions",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "updatedAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "archivedAt",
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
    "name": "useGuidedFlowsActionsImportMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useGuidedFlowsActionsImportMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "04f3e0ef2ae3d9914af4c426413aa29a",
    "id": "721bd2e378eedb9f2610934e0fe658ccebdbb8fe80bddc8f3a86a5841c56bc10",
    "metadata": {},
    "name": "useGuidedFlowsActionsImportMutation",
    "operationKind": "mutation",
    "text": "mutation useGuidedFlowsActionsImportMutation($content:GuidedFlowContent!){importGuidedFlow(content:$content){id,name,status,presentation{type,lineOne,lineTwo,lineThree},draft{content,hasChanges},published{id,number},publishedIssues{message},publishedWarnings,usedIn{id,title},begunBy{id,question},starts,completions,updatedAt,archivedAt}}"
  }
};
})();

(node as any).hash = "81c96b8a88d0f041d9674ede2ac64d88";

export default node;
