/**
 * Responses of the HTTP API: what clients and operators see of the records of other services, as functions of the records.
 * In: messages of the gRPC services, signed URLs and the time of a reading. Out: bodies of responses; page queries as the services take them.
 */
export { toAccountUpdateMessage, toRateLimitsMessage } from './admin/account-update.js';
export {
  toAccountDetailsView,
  toAccountView,
  toApiKeyView,
  toAuditLineView,
  toLedgerLineView,
  toNextPageToken,
  toProjectView,
} from './admin/account-view.js';
export { parseCreationQuery, parsePageQuery } from './admin/page-query.js';
export { toSigningKeyView } from './admin/signing-key-view.js';
export { toStatisticsView } from './admin/statistics-view.js';
export type { QueueState, SystemReading } from './admin/system-reading.js';
export { toSystemView } from './admin/system-view.js';
export { toMediaAssetView, toMediaKindMessage, toMediaStateMessage } from './media-asset-view.js';
export type { MediaAssetView } from './media-asset-view.js';
export { parseDeliveryEvent, toDeliveryRecordView, toDeliveryStateView, toDeliverySummaryView } from './operations/delivery-view.js';
export type { DeliverySummaryView } from './operations/delivery-view.js';
export { toExportView } from './operations/export-view.js';
export type { ExportView } from './operations/export-view.js';
export {
  NO_CONTENT,
  getFailureCode,
  parseOperationKind,
  parseOperationState,
  toCostView,
  toOperationView,
  toProgressView,
} from './operations/operation-view.js';
export type { OperationContent, OperationView } from './operations/operation-view.js';
export { toOwnDeliveryDetailsView, toOwnDeliveryView } from './operations/own-delivery-view.js';
export { toPaintingView } from './operations/painting-view.js';
export type { PaintingView } from './operations/painting-view.js';
export { toPreviewView } from './operations/preview-view.js';
export type { PreviewView } from './operations/preview-view.js';
export { toTaskView } from './operations/task-view.js';
export type { TaskView } from './operations/task-view.js';
export { requireKnownValue } from './require-known-value.js';
export { toRequiredTimeView, toTimeView } from './time-view.js';
export { isLinkRestricted } from './worlds/sharing-view.js';
export { toWorldView } from './worlds/world-view.js';
export type { WorldView } from './worlds/world-view.js';
