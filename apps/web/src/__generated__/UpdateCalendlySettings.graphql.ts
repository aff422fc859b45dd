/**
 * @generated SignedSource<<23debc7688989879c9b6155b35dd54d1>>
 * @relayHash 2acdfddd4a8b42ca5c8061a30c5a0801
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 30036941f3fd29f4e1365fbfe125f56221f1191ba397561f3d47d7ea3466d7fe

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type UpdateCalendlySettings$variables = {
  defaultEventTypeUri?: string | null | undefined;
  id: string;
};
export type UpdateCalendlySettings$data = {
  readonly updateCalendlySettings: {
    readonly " $fragmentSpreads": FragmentRefs<"CalendlySettings_integration">;
  };
};
export type UpdateCalendlySettings = {
  response: UpdateCalendlySettings$data;
  variables: UpdateCalendlySettings$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "defaultEventTypeUri"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v2 = [
  {
    "kind": "Variable",
    "name": "defaultEventTypeUri",
    "variableName": "defaultEventTypeUri"
  },
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "UpdateCalendlySettings",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Integration",
        "kind": "LinkedField",
        "name": "updateCalendlySettings",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "CalendlySettings_integration"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "UpdateCalendlySettings",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "Integration",
        "kind": "LinkedField",
        "name": "updateCalendlySettings",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "accountName",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "CalendlyAccount",
            "kind": "LinkedField",
            "name": "calendly",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isTold",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "defaultEventTypeUri",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CalendlyEventType",
                "kind": "LinkedField",
                "name": "eventTypes",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "uri",
                    "storageKey": null
                  },
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "isActive",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "durationMinutes",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "GuidedFlow",
                    "kind": "LinkedField",
                    "name": "usedIn",
                    "plural": true,
                    "selections": [
                      (v3/*:: as any*/),
                      (v4/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "recentBookings",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "eventTypesFetchedAt",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "2acdfddd4a8b42ca5c8061a30c5a0801",
    "id": "30036941f3fd29f4e1365fbfe125f56221f1191ba397561f3d47d7ea3466d7fe",
    "metadata": {},
    "name": "UpdateCalendlySettings",
    "operationKind": "mutation",
    "text": "mutation UpdateCalendlySettings($id:ID!,$defaultEventTypeUri:String){updateCalendlySettings(id:$id,defaultEventTypeUri:$defaultEventTypeUri){...CalendlySettings_integration,id}}fragment CalendlySettings_integration on Integration{id,accountName,calendly{isTold,defaultEventTypeUri,eventTypes{uri,name,isActive}},...EventTypes_integration}fragment EventTypes_integration on Integration{id,calendly{recentBookings,eventTypesFetchedAt,eventTypes{uri,name,durationMinutes,isActive,usedIn{id,name}}}}"
  }
};
})();

(node as any).hash = "7c8ba625fbfe5d5315cb1198a3fd02e4";

export default node;
