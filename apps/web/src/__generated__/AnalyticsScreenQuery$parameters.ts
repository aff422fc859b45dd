/**
 * @generated SignedSource<<a60557a3d0017e7c0139513a29083be0>>
 * @relayHash 434efba6d6b5ecfd78378a2b5ab94415
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f7e3d14ccc446a87f557689fff0744e3657f1df9f3f48faefeaeac2fbebec2a0

import { PreloadableConcreteRequest } from 'relay-runtime';
import { AnalyticsScreenQuery } from './AnalyticsScreenQuery.graphql';

const node: PreloadableConcreteRequest<AnalyticsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f7e3d14ccc446a87f557689fff0744e3657f1df9f3f48faefeaeac2fbebec2a0",
    "metadata": {},
    "name": "AnalyticsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
