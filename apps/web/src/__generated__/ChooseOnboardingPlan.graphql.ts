/**
 * @generated SignedSource<<af20388496cbe1d95bd0db021e990b62>>
 * @relayHash 25c5cd2d60beb341f69e065d28f9723e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bbb8b6a669f1a7f1e03c80ed3dce3779ca31b7085984f60d34468cb6c9caae25

import { ConcreteRequest } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type ClientSubscriptionType = "Enterprise" | "Pro" | "Standard" | "Starter";
export type OnboardingStep = "Chat" | "Details" | "Done" | "Install" | "Payment" | "Subscription";
export type ChooseOnboardingPlan$variables = {
  subscriptionType: ClientSubscriptionType;
};
export type ChooseOnboardingPlan$data = {
  readonly chooseOnboardingPlan: {
    readonly step: OnboardingStep;
    readonly " $fragmentSpreads": FragmentRefs<"ClientOnboarding_onboarding">;
  };
};
export type ChooseOnboardingPlan = {
  response: ChooseOnboardingPlan$data;
  variables: ChooseOnboardingPlan$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "subscriptionType"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "subscriptionType",
    "variableName": "subscriptionType"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "step",
  "storageKey": null
},
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
  "name": "website",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ChooseOnboardingPlan",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Onboarding",
        "kind": "LinkedField",
        "name": "chooseOnboardingPlan",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ChooseOnboardingPlan",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Onboarding",
        "kind": "LinkedField",
        "name": "chooseOnboardingPlan",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Client",
            "kind": "LinkedField",
            "name": "client",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
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
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          (v4/*:: as any*/),
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
    "cacheID": "25c5cd2d60beb341f69e065d28f9723e",
    "id": "bbb8b6a669f1a7f1e03c80ed3dce3779ca31b7085984f60d34468cb6c9caae25",
    "metadata": {},
    "name": "ChooseOnboardingPlan",
    "operationKind": "mutation",
    "text": "mutation ChooseOnboardingPlan($subscriptionType:ClientSubscriptionType!){chooseOnboardingPlan(subscriptionType:$subscriptionType){step,...ClientOnboarding_onboarding,id}}fragment ChatStep_onboarding on Onboarding{assistantTitle,assistantAvatar,assistantColour,greeting,client{name,manuallyInvoiced,id}}fragment ClientOnboarding_onboarding on Onboarding{id,step,client{id,manuallyInvoiced},...DetailsStep_onboarding,...ChatStep_onboarding,...SubscriptionStep_onboarding,...PaymentStep_onboarding,...InstallStep_onboarding}fragment DetailsStep_onboarding on Onboarding{step,website,timezone,companySize,client{name,country,phone,manuallyInvoiced,id}}fragment InstallGuide_onboarding on Onboarding{snippet,chatUrl,lastPingAt,lastPingUrl}fragment InstallStep_onboarding on Onboarding{assistantTitle,subscriptionType,client{manuallyInvoiced,website,id},...InstallGuide_onboarding}fragment PaymentStep_onboarding on Onboarding{subscriptionType,client{manuallyInvoiced,id}}fragment SubscriptionStep_onboarding on Onboarding{subscriptionType,client{manuallyInvoiced,id}}"
  }
};
})();

(node as any).hash = "7f1db7917cb456ce151802c9912dba6d";

export default node;
