/**
 * @generated SignedSource<<d06e654e583f196ccf54e6b4db41bea2>>
 * @relayHash dfc0d3b659630a4cd93d2b074e522e5b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2cd551e3e4734937b1ece7ab442e0893abbc49012cefc30925c2db14cd6473ea

import { ConcreteRequest } from 'relay-runtime';
export type GuidedFlowStatus = "Archived" | "Draft" | "Published";
export type PresentationType = "Button" | "Card";
import { GuidedFlow } from "@parley/guided-flow/flow";
export type useGuidedFlowsActionsArchiveMutation$variables = {
  id: string;
};
export type useGuidedFlowsActionsArchiveMutation$data = {
  readonly archiveGuidedFlow: {
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
export type useGuidedFlowsActionsArchiveMutation = {
  response: useGuidedFlowsActionsArchiveMutation$data;
  variables: useGuidedFlowsActionsArchiveMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
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
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "GuidedFlow",
    "kind": "LinkedField",
    "name": "archiveGuidedFlow",
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
    "name": "useGuidedFlowsActionsArchiveMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useGuidedFlowsActionsArchiveMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "dfc0d3b659630a4cd93d2b074e522e5b",
    "id": "2cd551e3e4734937b1ece7ab442e0893abbc49012cefc30925c2db14cd6473ea",
    "metadata": {},
    "name": "useGuidedFlowsActionsArchiveMutation",
    "operationKind": "mutation",
    "text": "mutation useGuidedFlowsActionsArchiveMutation($id:ID!){archiveGuidedFlow(id:$id){id,name,status,presentation{type,lineOne,lineTwo,lineThree},draft{content,hasChanges},published{id,number},publishedIssues{message},publishedWarnings,usedIn{id,title},begunBy{id,question},starts,completions,updatedAt,archivedAt}}"
  }
};
})();

(node as any).hash = "fd3cadc920789ef8ef913fda25974c61";

export default node;
