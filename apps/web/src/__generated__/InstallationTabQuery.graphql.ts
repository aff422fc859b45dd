/**
 * @generated SignedSource<<9a4deda6c9850780459f2f3f76d07222>>
 * @relayHash 2bf6de3410555c4ba4b21eb225c885a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 16c30eee6e12f2ee747cb514552e07ee9a755dcd91a072bd8ea822ace8ed280c

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type InstallationTabQuery$variables = {
  id: string;
};
export type InstallationTabQuery$data = {
  readonly assistant: {
    readonly chatUrl: string;
    readonly id: string;
    readonly installation: {
      readonly snippet: string;
    };
    readonly lastPingAt: string | null | undefined;
    readonly lastPingUrl: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"AllowedSites_assistant" | "IdentityProof_assistant">;
  };
};
export type InstallationTabQuery = {
  response: InstallationTabQuery$data;
  variables: InstallationTabQuery$variables;
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
  "name": "lastPingAt",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastPingUrl",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "chatUrl",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "snippet",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "InstallationTabQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Assistant",
        "kind": "LinkedField",
        "name": "assistant",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AssistantInstallation",
            "kind": "LinkedField",
            "name": "installation",
            "plural": false,
            "selections": [
              (v6/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AllowedSites_assistant"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "IdentityProof_assistant"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "InstallationTabQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Assistant",
        "kind": "LinkedField",
        "name": "assistant",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AssistantInstallation",
            "kind": "LinkedField",
            "name": "installation",
            "plural": false,
            "selections": [
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "allowedDomains",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "identityMode",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasIdentitySecret",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "title",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "2bf6de3410555c4ba4b21eb225c885a2",
    "id": "16c30eee6e12f2ee747cb514552e07ee9a755dcd91a072bd8ea822ace8ed280c",
    "metadata": {},
    "name": "InstallationTabQuery",
    "operationKind": "query",
    "text": "query InstallationTabQuery($id:ID!){assistant(id:$id){id,lastPingAt,lastPingUrl,chatUrl,installation{snippet},...AllowedSites_assistant,...IdentityProof_assistant}}fragment AllowedSites_assistant on Assistant{id,installation{allowedDomains}}fragment IdentityProof_assistant on Assistant{id,title,installation{identityMode,hasIdentitySecret}}"
  }
};
})();

(node as any).hash = "6f578f7c63a2fc4636bac1ccfe48efd5";

export default node;
