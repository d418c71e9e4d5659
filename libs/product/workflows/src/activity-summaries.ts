import type {
  DeliveryActivities,
  EgressActivities,
  ExportActivities,
  ExportOperationActivities,
  GenerationActivities,
  InferenceActivities,
  OperationActivities,
  PaintingActivities,
  PaintingOperationActivities,
  PlanningActivities,
  RetentionActivities,
} from '@diorama/contract';

type ActivityName = keyof (DeliveryActivities &
  EgressActivities &
  ExportActivities &
  ExportOperationActivities &
  GenerationActivities &
  InferenceActivities &
  OperationActivities &
  PaintingActivities &
  PaintingOperationActivities &
  PlanningActivities &
  RetentionActivities);

/** What each activity does, in one line for the Temporal UI. */
const ACTIVITY_SUMMARIES: Readonly<Record<ActivityName, string>> = {
  startRun: 'Start the operation',
  planScene: 'Ask the planner for a scene',
  composeScene: 'Read the prompt into a scene',
  orderModelPanorama: 'Prepare the prompt for a panorama model',
  orderPictureModel: 'Prepare the panorama for picture models',
  orderWorldPainting: 'Prepare the scene for a painting model',
  buildWorld: 'Build panorama, splats and collider',
  publishWorld: 'Publish the world',
  failOperation: 'Fail the operation',
  discardWorld: 'Delete files of the incomplete world',
  startExport: 'Start the operation',
  makeExport: 'Convert and store the files of the export',
  publishExport: 'Publish the export',
  discardExport: 'Delete files of the incomplete export',
  startPainting: 'Start the operation',
  orderPainting: 'Prepare the depth panorama for a painting model',
  paintPanorama: 'Paint the depth panorama',
  savePainting: 'Store the painted panorama',
  publishPainting: 'Publish the panorama',
  discardTensors: 'Delete temporary tensors',
  discardPainting: 'Delete files of the incomplete panorama',
  textToPano: 'Run a model: prompt to panorama',
  imageDepth: 'Run a model: depth of a picture',
  panoDepthToRgb: 'Run a model: colours of a depth panorama',
  panoOutpaint: 'Run a model: picture to panorama',
  upscale: 'Run a model: larger panorama',
  caption: 'Run a model: caption of a picture',
  textModeration: 'Run a model: moderation of a text',
  imageModeration: 'Run a model: moderation of a picture',
  claimDelivery: 'Claim the delivery',
  sendAttempt: 'Send an attempt',
  recordAttempt: 'Record the attempt',
  exhaustDelivery: 'Give up the delivery',
  sweepDeliveries: 'Start deliveries without a workflow',
  rotateSigningKey: 'Rotate the signing key when it is due',
  reconcileOperations: 'Start operations without a workflow',
  expireOperations: 'Fail operations after their deadline',
  sweepRows: 'Delete rows after their retention',
  sweepMedia: 'Delete expired media assets',
  sweepDeletedWorlds: 'Delete files of deleted worlds',
};

/** What an activity does, in one line; undefined for an unknown activity. */
export const findActivitySummary = (activityType: string): string | undefined =>
  Object.hasOwn(ACTIVITY_SUMMARIES, activityType) ? ACTIVITY_SUMMARIES[activityType as ActivityName] : undefined;
