/**
 * @generated SignedSource<<d514b6d69d1de64cfb561b04a8786982>>
 * @relayHash c9bca4bedd0a0341a96768616ad81bf2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c6a3b6cb68c0b935579d37c6c16cd3bb9a3262d61bafb6e8ba88450f68905e55

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type GetOnboarding$variables = Record<PropertyKey, never>;
export type GetOnboarding$data = {
  readonly onboarding: {
    readonly " $fragmentSpreads": FragmentRefs<"ClientOnboarding_onboarding">;
  };
};
export type GetOnboarding = {
  response: GetOnboarding$data;
  variables: GetOnboarding$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "website",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "GetOnboarding",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Onboarding",
        "kind": "LinkedField",
        "name": "onboarding",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ClientOnboarding_onboarding"
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "GetOnboarding",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Onboarding",
        "kind": "LinkedField",
        "name": "onboarding",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "step",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Client",
            "kind": "LinkedField",
            "name": "client",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "manuallyInvoiced",
                "storageKey": null
              },
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
                "name": "country",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "phone",
                "storageKey": null
              },
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "timezone",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "companySize",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "assistantTitle",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "assistantAvatar",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "assistantColour",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "greeting",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "subscriptionType",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "snippet",
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
            "name": "lastPingAt",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "lastPingUrl",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "c9bca4bedd0a0341a96768616ad81bf2",
    "id": "c6a3b6cb68c0b935579d37c6c16cd3bb9a3262d61bafb6e8ba88450f68905e55",
    "metadata": {},
    "name": "GetOnboarding",
    "operationKind": "query",
    "text": "query GetOnboarding{onboarding{...ClientOnboarding_onboarding,id}}fragment ChatStep_onboarding on Onboarding{assistantTitle,assistantAvatar,assistantColour,greeting,client{name,manuallyInvoiced,id}}fragment ClientOnboarding_onboarding on Onboarding{id,step,client{id,manuallyInvoiced},...DetailsStep_onboarding,...ChatStep_onboarding,...SubscriptionStep_onboarding,...PaymentStep_onboarding,...InstallStep_onboarding}fragment DetailsStep_onboarding on Onboarding{step,website,timezone,companySize,client{name,country,phone,manuallyInvoiced,id}}fragment InstallGuide_onboarding on Onboarding{snippet,chatUrl,lastPingAt,lastPingUrl}fragment InstallStep_onboarding on Onboarding{assistantTitle,subscriptionType,client{manuallyInvoiced,website,id},...InstallGuide_onboarding}fragment PaymentStep_onboarding on Onboarding{subscriptionType,client{manuallyInvoiced,id}}fragment SubscriptionStep_onboarding on Onboarding{subscriptionType,client{manuallyInvoiced,id}}"
  }
};
})();

(node as any).hash = "2605b3440b3009f333c3107909acbab9";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
