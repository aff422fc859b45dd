/**
 * @generated SignedSource<<fc66799cfa52e50a18e1ecfd16a43b14>>
 * @relayHash 8f28da00f1c842c4d9410729dd165163
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ce14996dd4f4c2415f135722dc02feab261810a8ac740b01e0c4ebc44992961f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { FaqScreenQuery } from './FaqScreenQuery.graphql';

const node: PreloadableConcreteRequest<FaqScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ce14996dd4f4c2415f135722dc02feab261810a8ac740b01e0c4ebc44992961f",
    "metadata": {},
    "name": "FaqScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
