/**
 * @generated SignedSource<<be86927f6116c86dd06f67bc2ef65ffc>>
 * @relayHash 69e385bdf5110f5a0792e9f7726151ef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 893c8d329a2cd629d9d8e8455004fbc8e4043bd4a5c5c628140cd2b3ad16534a

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GuidedFlowScreenQuery$variables = {
  id: string;
};
export type GuidedFlowScreenQuery$data = {
  readonly articleCategories: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly guidedFlow: {
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"GuidedFlowScreen_flow">;
  };
  readonly guidedFlowContext: {
    readonly calendlyEventTypes: ReadonlyArray<{
      readonly durationMinutes: number;
      readonly isActive: boolean;
      readonly name: string;
      readonly uri: string;
    }>;
    readonly defaultEventTypeUri: string | null | undefined;
    readonly forms: ReadonlyArray<{
      readonly fieldCount: number;
      readonly formTemplateId: string;
      readonly isUsable: boolean;
      readonly name: string;
    }>;
    readonly isCalendlyConnected: boolean;
    readonly otherNames: ReadonlyArray<string>;
    readonly people: ReadonlyArray<{
      readonly avatar: string | null | undefined;
      readonly bio: string | null | undefined;
      readonly isActive: boolean;
      readonly name: string;
      readonly title: string | null | undefined;
      readonly userId: string;
    }>;
    readonly teams: ReadonlyArray<{
      readonly activeCount: number;
      readonly memberIds: ReadonlyArray<string>;
      readonly name: string;
      readonly teamId: string;
    }>;
  };
};
export type GuidedFlowScreenQuery = {
  response: GuidedFlowScreenQuery$data;
  variables: GuidedFlowScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isActive",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "guidedFlowId",
      "variableName": "id"
    }
  ],
  "concreteType": "GuidedFlowContext",
  "kind": "LinkedField",
  "name": "guidedFlowContext",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "otherNames",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FlowForm",
      "kind": "LinkedField",
      "name": "forms",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "formTemplateId",
          "storageKey": null
        },
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isUsable",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fieldCount",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FlowTeam",
      "kind": "LinkedField",
      "name": "teams",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "teamId",
          "storageKey": null
        },
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "activeCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "memberIds",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FlowPerson",
      "kind": "LinkedField",
      "name": "people",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "userId",
          "storageKey": null
        },
        (v3/*:: as any*/),
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
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bio",
          "storageKey": null
        },
        (v4/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isCalendlyConnected",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FlowEventType",
      "kind": "LinkedField",
      "name": "calendlyEventTypes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "uri",
          "storageKey": null
        },
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "durationMinutes",
          "storageKey": null
        },
        (v4/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "defaultEventTypeUri",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "ArticleCategory",
  "kind": "LinkedField",
  "name": "articleCategories",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    (v3/*:: as any*/)
  ],
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "content",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "GuidedFlowScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "GuidedFlow",
        "kind": "LinkedField",
        "name": "guidedFlow",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "GuidedFlowScreen_flow"
          }
        ],
        "storageKey": null
      },
      (v5/*:: as any*/),
      (v6/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "GuidedFlowScreenQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "GuidedFlow",
        "kind": "LinkedField",
        "name": "guidedFlow",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
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
            "kind": "ScalarField",
            "name": "updatedAt",
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
              (v7/*:: as any*/),
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
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "number",
                "storageKey": null
              },
              (v7/*:: as any*/),
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
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FlowTest",
            "kind": "LinkedField",
            "name": "tests",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isGate",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "FlowTestStep",
                "kind": "LinkedField",
                "name": "steps",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "nodeId",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "expects",
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
      },
      (v5/*:: as any*/),
      (v6/*:: as any*/)
    ]
  },
  "params": {
    "cacheID": "69e385bdf5110f5a0792e9f7726151ef",
    "id": "893c8d329a2cd629d9d8e8455004fbc8e4043bd4a5c5c628140cd2b3ad16534a",
    "metadata": {},
    "name": "GuidedFlowScreenQuery",
    "operationKind": "query",
    "text": "query GuidedFlowScreenQuery($id:ID!){guidedFlow(id:$id){id,...GuidedFlowScreen_flow},guidedFlowContext(guidedFlowId:$id){otherNames,forms{formTemplateId,name,isUsable,fieldCount},teams{teamId,name,activeCount,memberIds},people{userId,name,avatar,title,bio,isActive},isCalendlyConnected,calendlyEventTypes{uri,name,durationMinutes,isActive},defaultEventTypeUri},articleCategories{id,name}}fragment FlowActions_flow on GuidedFlow{id,status,draft{savedAt,hasChanges},updatedAt,published{id,number,content,note,publishedAt,publishedByName}}fragment GuidedFlowScreen_flow on GuidedFlow{id,name,status,updatedAt,presentation{type,lineOne,lineTwo,lineThree},draft{content,revision,savedByName,savedAt,hasChanges},published{id,number,content,note,publishedAt,publishedByName},...OpenFlow_flow}fragment OpenFlow_flow on GuidedFlow{id,published{number,id},draft{savedAt},...FlowActions_flow,...useFlowTests_flow}fragment useFlowTests_flow on GuidedFlow{tests{id,name,isGate,steps{nodeId,expects}}}"
  }
};
})();

(node as any).hash = "27ca8230edbf8ed52809b667a6a9b7bc";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
