/**
 * @generated SignedSource<<e89d678fdc509126798f4fdf43abdfa9>>
 * @relayHash f98881f95f62e4ef01732a585f56bfad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dcc9083ca035bc94110caf3887d844878bab5575dcb9985709105c1bbd09a0eb

import { PreloadableConcreteRequest } from 'relay-runtime';
import { GetFirstOrder } from './GetFirstOrder.graphql';

const node: PreloadableConcreteRequest<GetFirstOrder> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dcc9083ca035bc94110caf3887d844878bab5575dcb9985709105c1bbd09a0eb",
    "metadata": {},
    "name": "GetFirstOrder",
    "operationKind": "query",
    "text": null
  }
};

export default node;
