/**
 * @generated SignedSource<<e3f027d2a31cb7dd1cf651eb7945a140>>
 * @relayHash f23987625d72cdd3a9f38ed5505d8a32
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 39dfd0fc438e54c1f6017202871ff4bbb27c6e69c20ef9e328f85e0fea032e6e

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PayOnboardingLater$variables = Record<PropertyKey, never>;
export type PayOnboardingLater$data = {
  readonly payOnboardingLater: {
    readonly " $fragmentSpreads": FragmentRefs<"ClientOnboarding_onboarding">;
  };
};
export type PayOnboardingLater = {
  response: PayOnboardingLater$data;
  variables: PayOnboardingLater$variables;
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
    "name": "PayOnboardingLater",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Onboarding",
        "kind": "LinkedField",
        "name": "payOnboardingLater",
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
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PayOnboardingLater",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Onboarding",
        "kind": "LinkedField",
        "name": "payOnboardingLater",
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
    "cacheID": "f23987625d72cdd3a9f38ed5505d8a32",
    "id": "39dfd0fc438e54c1f6017202871ff4bbb27c6e69c20ef9e328f85e0fea032e6e",
    "metadata": {},
    "name": "PayOnboardingLater",
    "operationKind": "mutation",
    "text": "mutation PayOnboardingLater{payOnboardingLater{...ClientOnboarding_onboarding,id}}fragment ChatStep_onboarding on Onboarding{assistantTitle,assistantAvatar,assistantColour,greeting,client{name,manuallyInvoiced,id}}fragment ClientOnboarding_onboarding on Onboarding{id,step,client{id,manuallyInvoiced},...DetailsStep_onboarding,...ChatStep_onboarding,...SubscriptionStep_onboarding,...PaymentStep_onboarding,...InstallStep_onboarding}fragment DetailsStep_onboarding on Onboarding{step,website,timezone,companySize,client{name,country,phone,manuallyInvoiced,id}}fragment InstallGuide_onboarding on Onboarding{snippet,chatUrl,lastPingAt,lastPingUrl}fragment InstallStep_onboarding on Onboarding{assistantTitle,subscriptionType,client{manuallyInvoiced,website,id},...InstallGuide_onboarding}fragment PaymentStep_onboarding on Onboarding{subscriptionType,client{manuallyInvoiced,id}}fragment SubscriptionStep_onboarding on Onboarding{subscriptionType,client{manuallyInvoiced,id}}"
  }
};
})();

(node as any).hash = "4866575c24b192fdebec8831280b483e";

export default node;
