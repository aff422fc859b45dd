/**
 * @generated SignedSource<<44c480f9d069ad98a3c3ba82c0ed4128>>
 * @relayHash 4afe63749298d716fdc97fbe7983128b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ef33e443889ee44feba8df4879db365783ea3605022fbe88fe06d830a9c290f

import { ConcreteRequest } from 'relay-runtime';
export type GuidedFlowStatus = "Archived" | "Draft" | "Published";
export type PresentationType = "Button" | "Card";
import { GuidedFlow } from "@parley/guided-flow/flow";
export type CreateGuidedFlowInput = {
  content?: GuidedFlow | null | undefined;
  name?: string | null | undefined;
};
export type CreateGuidedFlow$variables = {
  input: CreateGuidedFlowInput;
};
export type CreateGuidedFlow$data = {
  readonly createGuidedFlow: {
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
export type CreateGuidedFlow = {
  response: CreateGuidedFlow$data;
  variables: CreateGuidedFlow$variables;
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
    "concreteType": "GuidedFlow",
    "kind": "LinkedField",
    "name": "createGuidedFlow",
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
    "name": "CreateGuidedFlow",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CreateGuidedFlow",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "cacheID": "4afe63749298d716fdc97fbe7983128b",
    "id": "2ef33e443889ee44feba8df4879db365783ea3605022fbe88fe06d830a9c290f",
    "metadata": {},
    "name": "CreateGuidedFlow",
    "operationKind": "mutation",
    "text": "mutation CreateGuidedFlow($input:CreateGuidedFlowInput!){createGuidedFlow(input:$input){id,name,status,presentation{type,lineOne,lineTwo,lineThree},draft{content,hasChanges},published{id,number},publishedIssues{message},publishedWarnings,usedIn{id,title},begunBy{id,question},starts,completions,updatedAt,archivedAt}}"
  }
};
})();

(node as any).hash = "14b496d23d58c44738a70841982d3459";

export default node;
