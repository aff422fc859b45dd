/**
 * @generated SignedSource<<b784857af1e4649066b950e49c0111e7>>
 * @relayHash 886a459fbd3d156c2447c3e38cc7c4cc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c5d4f448d181f04a644d0bdb3176b481914f4be70399e833116059020f997c30

import { PreloadableConcreteRequest } from 'relay-runtime';
import { GetMonthlySubscriptionPrices } from './GetMonthlySubscriptionPrices.graphql';

const node: PreloadableConcreteRequest<GetMonthlySubscriptionPrices> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c5d4f448d181f04a644d0bdb3176b481914f4be70399e833116059020f997c30",
    "metadata": {},
    "name": "GetMonthlySubscriptionPrices",
    "operationKind": "query",
    "text": null
  }
};

export default node;
