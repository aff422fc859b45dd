/**
 * @generated SignedSource<<0e1856b8f1b0481eeddf3347878a7f4e>>
 * @relayHash 855d8df0508ead067de71de2e4ebf9c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f9d2aea1d9af823931d22ca4f9bc628914f80ceb390f6563e1d597044968bed

import { PreloadableConcreteRequest } from 'relay-runtime';
import { IntegrationsScreenQuery } from './IntegrationsScreenQuery.graphql';

const node: PreloadableConcreteRequest<IntegrationsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2f9d2aea1d9af823931d22ca4f9bc628914f80ceb390f6563e1d597044968bed",
    "metadata": {},
    "name": "IntegrationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
