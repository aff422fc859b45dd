/**
 * @generated SignedSource<<3080b563e5719da4eb5bf72e1c4e0362>>
 * @relayHash 2a4e4ffa93bd2d827ee8a30e8025c92c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b75e3587113c475f87d0c75b8eff3a22475ee52f2b62c9ddc6ac2f84b1372904

import { PreloadableConcreteRequest } from 'relay-runtime';
import { FormScreenQuery } from './FormScreenQuery.graphql';

const node: PreloadableConcreteRequest<FormScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b75e3587113c475f87d0c75b8eff3a22475ee52f2b62c9ddc6ac2f84b1372904",
    "metadata": {},
    "name": "FormScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
